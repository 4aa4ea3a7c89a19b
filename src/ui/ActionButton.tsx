import type { Button as ButtonTexts } from "../content/model";
import { destination } from "../lib/action";
import { Button } from "./Button";
import { Hop } from "./Hop";

type Props = {
  button: ButtonTexts;
  /** Where "chat" and "contact" lead from this page. */
  reach: { chat: string; contact: string };
  kind?: "primary" | "ink";
};

/** A button whose action an editor sets in data/. As shipped it has none, and does nothing. */
export function ActionButton({
  button: { label, action },
  reach,
  kind = "primary",
}: Props) {
  return (
    <Button kind={kind} {...destination(action, reach)}>
      {label} {kind === "primary" && <Hop />}
    </Button>
  );
}
