import type { Dispatch, RefObject } from "react";
import styled from "styled-components";
import type { AptitudeTest, AptitudeTestPage } from "../../content/model";
import { Lede } from "../../ui/Lede";
import { narrow, phone } from "../../ui/media";
import { numeric, wrap } from "../../ui/mixins";
import { IntroChart } from "./IntroChart";
import { StartButton } from "./StartButton";
import type { Event } from "./state";

type Props = {
  test: AptitudeTest;
  texts: AptitudeTestPage;
  isLoading: boolean;
  tell: Dispatch<Event>;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** What the test is, and Start Test. */
export function Intro({ test, texts, isLoading, tell, heading }: Props) {
  return (
    <Stage aria-labelledby="intro">
      <div>
        <h1 id="intro" ref={heading} tabIndex={-1}>
          {texts.heading}
        </h1>
        <Lede>{texts.lead}</Lede>
        <Facts>
          <li>
            <b>{test.minutes}</b> {texts.minutes}
          </li>
          <li>
            <b>{test.questions.length}</b> {texts.questions}
          </li>
        </Facts>
        <StartButton texts={texts} isLoading={isLoading} tell={tell} />
        <noscript>
          <p>{texts.withoutJavaScript}</p>
        </noscript>
      </div>
      <IntroChart questions={test.questions.length} you={texts.you} />
    </Stage>
  );
}

const Stage = styled.section`
  position: relative;
  ${wrap}
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
  gap: 48px;
  align-items: center;
  min-height: calc(100svh - var(--header-h));
  padding-block: 48px 64px;
  h1 {
    font-size: min(clamp(2.25rem, 1.6rem + 4.4vw, 5.5rem), 14.5vw);
  }
  ${Lede} {
    margin: 22px 0 32px;
    color: var(--ink);
  }
  noscript p {
    margin-top: 20px;
    font-weight: var(--w-strong);
  }
  @media ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    min-height: 0;
    padding-top: 32px;
  }
  @media ${phone} {
    gap: 24px;
    ${Lede} {
      margin: 16px 0 24px;
    }
  }
`;

const Facts = styled.ul`
  display: flex;
  gap: 48px;
  margin-bottom: 36px;
  ${numeric}
  li {
    /* No wider when the fonts arrive. */
    min-width: 4em;
  }
  li + li {
    padding-left: 48px;
    border-left: 1px solid var(--sea-rule);
  }
  b {
    display: block;
    font: var(--w-display) var(--t-3xl) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }
  @media ${phone} {
    gap: 28px;
    margin-bottom: 28px;
    li + li {
      padding-left: 28px;
    }
  }
`;
