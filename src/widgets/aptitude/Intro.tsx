import type { RefObject } from "react";
import styled from "styled-components";
import type { AptitudeTest } from "../../content/model";
import { Button } from "../../components/Button";
import { RouteArrow } from "../../components/RouteArrow";
import { Lead } from "../../components/Lead";
import { WithoutScript } from "../../components/WithoutScript";
import { useHydrated } from "../../lib/useInBrowser";
import { onLow, onNarrow } from "../../styles/media";
import {
  displayType,
  evenFigures,
  inColumns,
  inGutters,
} from "../../styles/mixins";
import { focusedHeading } from "./focusedHeading";
import { IntroChart } from "./IntroChart";

type Props = {
  test: AptitudeTest;
  heading: string;
  lead: string;
  title: RefObject<HTMLHeadingElement | null>;
  /** The test is being prepared: what is drawn meanwhile shows it. */
  isLoading: boolean;
  onStart: () => void;
};

/** What the test is, and Start Test. */
export function Intro({
  test,
  heading,
  lead,
  title,
  isLoading,
  onStart,
}: Props) {
  const isReady = useHydrated();
  const total = test.questions.length;
  return (
    <Head aria-labelledby="intro">
      <div>
        <h1 id="intro" ref={title} tabIndex={-1}>
          {heading}
        </h1>
        <LeadBox>
          <Lead strong>{lead}</Lead>
        </LeadBox>
        <Facts>
          <li>
            <b>{test.minutes}</b> minutes
          </li>
          <li>
            <b>{total}</b> questions
          </li>
        </Facts>
        <Button disabled={!isReady || isLoading} onClick={onStart}>
          {isLoading ? "Preparing your test…" : "Start Test"}
          {!isLoading && <RouteArrow />}
        </Button>
        <NeedsScript>
          The test needs JavaScript. All pages of this site can be read without
          it.
        </NeedsScript>
      </div>
      <IntroChart
        questions={total}
        fields={test.results.areas.length}
        isDrawn={isLoading}
      />
    </Head>
  );
}

const Head = styled.section`
  ${inGutters}
  ${inColumns([10])}
  align-items: center;
  min-height: calc(100svh - var(--header-h));
  padding-block: var(--space-6) var(--space-7);
  h1 {
    ${focusedHeading}
  }
  @media ${onNarrow} {
    min-height: 0;
    padding-top: var(--space-5);
  }
  @media ${onLow} {
    padding-block: var(--space-3) var(--space-5);
  }
`;

const LeadBox = styled.div`
  margin-block: var(--space-4) var(--space-5);
  @media ${onLow} {
    margin-block: var(--space-2);
  }
`;

const NeedsScript = styled(WithoutScript)`
  margin-top: var(--space-4);
  font-weight: var(--w-strong);
`;

/** Numbers with what they count. */
const Facts = styled.ul`
  ${evenFigures}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  margin-bottom: var(--space-5);
  b {
    ${displayType}
    margin-right: var(--space-1);
    font-size: var(--t-3xl);
    line-height: var(--lh-tight);
  }
  @media ${onNarrow} {
    margin-bottom: var(--space-4);
    b {
      font-size: var(--t-2xl);
    }
  }
`;
