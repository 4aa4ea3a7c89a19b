import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { Dispatch, RefObject } from "react";
import styled from "styled-components";
import type { AptitudeTest, AptitudeTestPage, Ink } from "../../content/model";
import { fill } from "../../lib/format";
import { Button } from "../../ui/Button";
import { Later } from "../../ui/Later";
import { Lede } from "../../ui/Lede";
import { narrow, phone } from "../../ui/media";
import { wrap } from "../../ui/mixins";
import { AreaBlocks } from "./AreaBlocks";
import { Programs } from "./Programs";
import { ResultsChart } from "./ResultsChart";
import { outcome, type Outcome } from "./score";
import type { Event, State } from "./state";

/** In the order of the list; no more than four are needed for neighbours to differ. */
const INKS: readonly Ink[] = ["sun", "mint", "sky", "coral"];

type Props = {
  test: AptitudeTest;
  texts: AptitudeTestPage;
  answers: State["answers"];
  tell: Dispatch<Event>;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Areas and programs to read about, and how they came about. */
export function Results({ test, texts, answers, tell, heading }: Props) {
  const result = outcome(test, answers);
  const areas = result.suggestions.map(({ area, because }, index) => ({
    ...area,
    because,
    ink: INKS[index % INKS.length]!,
  }));
  const isRanked = result.kind === "scored" || result.kind === "tied";
  return (
    <section aria-labelledby="results">
      <Top>
        <div>
          <h1 id="results" ref={heading} tabIndex={-1}>
            {texts.resultsHeading}
          </h1>
          <Lede>{explained(result, texts)}</Lede>
          <Button kind="line" onClick={() => tell({ name: "retaken" })}>
            <RotateCcw aria-hidden />
            {texts.retake}
          </Button>
        </div>
        {/* The best one at the top. Unranked, the last one: the drawing must not look like a ranking. */}
        <ResultsChart
          you={texts.you}
          areas={isRanked ? areas : [...areas.slice(-1), ...areas.slice(0, -1)]}
        />
      </Top>
      <Later isAtTop>
        <AreaBlocks areas={areas} isRanked={isRanked} texts={texts} />
        <Programs title={texts.programsTitle} programs={result.programs} />
      </Later>
    </section>
  );
}

/** "A, B and C" */
const inWords = (names: readonly string[]) =>
  new Intl.ListFormat("en-GB").format(names);

/** How the results came about, in words. */
function explained({ kind, level }: Outcome, texts: AptitudeTestPage): string {
  switch (kind) {
    case "fixed":
      return texts.resultsFixed;
    case "scored":
      return texts.resultsScored;
    case "tied":
      return `${fill(texts.resultsTied, { areas: inWords(level) })} ${texts.resultsScored}`;
    case "blank":
      return `${texts.resultsBlank} ${texts.resultsFixed}`;
  }
}

const Top = styled.div`
  position: relative;
  ${wrap}
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
  gap: 48px;
  align-items: center;
  padding-block: clamp(32px, 4vw, 64px) 48px;
  > svg {
    max-height: 460px;
  }
  ${Lede} {
    max-width: 26.7em;
    margin: 20px 0 28px;
    color: var(--ink);
  }
  button > svg {
    width: 1.25em;
    height: 1.25em;
  }
  @media ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${phone} {
    gap: 20px;
  }
`;
