import type { Ref } from "react";
import styled from "styled-components";
import { Button } from "../../components/Button";
import { RouteArrow } from "../../components/RouteArrow";
import { TitleWithAside } from "../../components/TitleWithAside";
import { WithoutScript } from "../../components/WithoutScript";
import type { AptitudeTest } from "../../content/model";
import { useHydrated } from "../../lib/useInBrowser";
import { displayType } from "../../styles/mixins";
import { IntroChart } from "./IntroChart";

type Props = {
  test: AptitudeTest;
  heading: string;
  lead: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** Whether the test is being prepared: meanwhile a route is drawn. */
  isLoading: boolean;
  onStart: () => void;
};

/** The description of the test, and Start Test. */
export function Intro({
  test,
  heading,
  lead,
  headingRef,
  isLoading,
  onStart,
}: Props) {
  const isReady = useHydrated();
  const total = test.questions.length;
  return (
    <TitleWithAside
      heading={heading}
      lead={lead}
      ref={headingRef}
      aside={
        <IntroChart
          questions={total}
          fields={test.results.areas.length}
          isDrawn={isLoading}
        />
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
      <div>
        <Button disabled={!isReady || isLoading} onClick={onStart}>
          <span>{isLoading ? "Preparing your test…" : "Start Test"}</span>
          {!isLoading && <RouteArrow />}
        </Button>
      </div>
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
