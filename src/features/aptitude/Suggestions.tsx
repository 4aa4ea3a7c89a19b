import styled from "styled-components";
import type { AptitudeTest, AptitudeTestPage, Ink } from "../../content/model";
import { fill } from "../../lib/format";
import { Lede } from "../../ui/Lede";
import { columns, wrap } from "../../ui/mixins";
import { AreaBlocks } from "./AreaBlocks";
import { Programs } from "./Programs";
import { ResultsChart } from "./ResultsChart";
import { outcome, type Outcome } from "./score";
import type { State } from "./state";

/** In the order of the list; no more than four are needed for neighbours to differ. */
const INKS: readonly Ink[] = ["sun", "mint", "sky", "coral"];

type Props = {
  test: AptitudeTest;
  texts: AptitudeTestPage;
  answers: State["answers"];
};

/** Areas and programs to read about, and how they came about. Routes lead to areas only where answers do. */
export function Suggestions({ test, texts, answers }: Props) {
  const result = outcome(test, answers);
  const areas = result.suggestions.map((area, index) => ({
    ...area,
    ink: INKS[index % INKS.length]!,
  }));
  const isRanked = result.kind === "scored";
  return (
    <>
      <Paper>
        <div>
          <h2>{texts.areasTitle}</h2>
          <Lede>{explained(result, texts)}</Lede>
        </div>
        {isRanked && (
          <ResultsChart
            answered={answers.map((answer) => answer !== null)}
            areas={areas}
          />
        )}
      </Paper>
      <AreaBlocks areas={areas} isRanked={isRanked} texts={texts} />
      <Programs title={texts.programsTitle} programs={result.programs} />
    </>
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
      return level.length > 0
        ? `${fill(texts.resultsTied, { areas: inWords(level) })} ${texts.resultsScored}`
        : texts.resultsScored;
    case "blank":
      return `${texts.resultsBlank} ${texts.resultsFixed}`;
  }
}

const Paper = styled.div`
  position: relative;
  ${wrap}
  gap: 32px 48px;
  padding-block: clamp(36px, 4vw, 64px) 28px;
  background: var(--paper);
  ${columns(6, 6)}
  > :only-child {
    grid-column: 1 / -1;
  }
  ${Lede} {
    max-width: 30.7em;
    margin-top: 10px;
    color: var(--ink);
  }
  @media print {
    gap: 8px;
    padding-block: 14px;
    > svg {
      max-width: 400px;
    }
  }
`;
