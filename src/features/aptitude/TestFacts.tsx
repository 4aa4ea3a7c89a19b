import styled from "styled-components";
import type { AptitudeTest, AptitudeTestPage } from "../../content/model";
import { low, phone } from "../../ui/media";
import { numeric } from "../../ui/mixins";

type Props = { test: AptitudeTest; texts: AptitudeTestPage };

/** How long the test takes, and how many questions it has. */
export const TestFacts = ({ test, texts }: Props) => (
  <Facts>
    <li>
      <b>{test.minutes}</b> {texts.minutes}
    </li>
    <li>
      <b>{test.questions.length}</b> {texts.questions}
    </li>
  </Facts>
);

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 48px;
  margin-bottom: 32px;
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
  @media ${phone}, ${low} {
    column-gap: 24px;
    margin-bottom: 14px;
    li {
      display: flex;
      gap: 8px;
      align-items: baseline;
    }
    li + li {
      padding-left: 24px;
    }
    b {
      font-size: 1.75rem;
    }
  }
`;
