import type { Ref } from "react";
import styled, { keyframes } from "styled-components";
import { Button } from "../../components/Button";
import { MapSymbol } from "../../components/MapSymbol";
import { RouteArrow } from "../../components/RouteArrow";
import { TitleWithAside } from "../../components/TitleWithAside";
import { WithoutScript } from "../../components/WithoutScript";
import type { AptitudeTest } from "../../content/model";
import { useHydrated } from "../../lib/useInBrowser";
import { onLow, onNarrow, onPhones } from "../../styles/media";
import { displayType } from "../../styles/mixins";
import { START_MS } from "./state";

type Props = {
  test: AptitudeTest;
  heading: string;
  lead: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** Whether the test is being prepared: meanwhile a bar grows under the button. */
  isLoading: boolean;
  onStart: () => void;
  /** Goes back to the results, where there are some. */
  onReturn: (() => void) | null;
};

/** The description of the test, and Start Test. */
export function Intro({
  test,
  heading,
  lead,
  headingRef,
  isLoading,
  onStart,
  onReturn,
}: Props) {
  const isReady = useHydrated();
  const total = test.questions.length;
  return (
    <TitleWithAside
      heading={heading}
      lead={lead}
      ref={headingRef}
      aside={
        <Chart>
          <MapSymbol sprite="test" name="route" />
        </Chart>
      }
    >
      <Facts>
        <li>
          <b>{test.minutes}</b> minutes
        </li>
        <li>
          <b>{total}</b> questions
        </li>
      </Facts>
      <Start data-loading={isLoading || undefined}>
        <Button disabled={!isReady || isLoading} onClick={onStart}>
          <span>{isLoading ? "Preparing your test…" : "Start Test"}</span>
          {!isLoading && <RouteArrow />}
        </Button>
      </Start>
      {onReturn && (
        <Button kind="line" onClick={onReturn}>
          Back to your results
        </Button>
      )}
      <WithoutScript>
        The test needs JavaScript. All pages of this site can be read without
        it.
      </WithoutScript>
    </TitleWithAside>
  );
}

/** Numbers with their units. */
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  b {
    ${displayType}
    margin-right: var(--space-1);
    font-size: var(--t-3xl);
    line-height: var(--lh-tight);
  }
`;

/** On a wide screen it is as high as the viewport below the header. */
const Chart = styled.div`
  --height: calc(100svh - var(--header-h) - var(--space-6) - var(--space-7));
  display: grid;
  align-items: center;
  width: min(100%, var(--height) * 760 / 620);
  min-height: var(--height);
  margin-inline: auto;
  /* In units of the drawing. */
  font: var(--weight-strong) 26px / var(--lh-tight) var(--font-text);
  @media ${onNarrow} {
    width: 100%;
    max-width: 35rem;
    min-height: 0;
    margin: 0;
  }
  @media ${onPhones} {
    font-size: 33px; /* stylelint-disable-line scale-unlimited/declaration-strict-value -- 12 px at 320 */
  }
  @media ${onLow} {
    display: none;
  }
`;

const grow = keyframes`
  from { scale: 0 1; }
`;

const Start = styled.div`
  position: relative;
  width: fit-content;
  &[data-loading]::after {
    content: "";
    position: absolute;
    inset: calc(100% + var(--space-2)) 0 auto;
    /* In the text colour, because magenta means answered. */
    border-top: 4px solid var(--text);
    transform-origin: left;
    animation: ${grow} ${START_MS}ms linear;
  }
`;
