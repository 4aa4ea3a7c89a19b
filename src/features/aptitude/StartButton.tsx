import type { Dispatch } from "react";
import type { AptitudeTestPage } from "../../content/model";
import { useEarly } from "../../lib/useEarly";
import { Button } from "../../ui/Button";
import { Hop } from "../../ui/Hop";
import type { Event } from "./state";

type Props = {
  texts: AptitudeTestPage;
  isLoading: boolean;
  tell: Dispatch<Event>;
};

/** Start Test. What is drawn meanwhile shows that it is under way. */
export function StartButton({ texts, isLoading, tell }: Props) {
  return (
    <Button
      disabled={isLoading}
      onClick={() => tell({ name: "started" })}
      {...useEarly()}
    >
      {isLoading ? texts.preparing : texts.start}
      {!isLoading && <Hop />}
    </Button>
  );
}
