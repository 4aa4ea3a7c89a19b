import styled from "styled-components";
import { type ActionButton, Button } from "../../ui/Button";
import { Dots } from "../../ui/Dots";
import { Hop } from "../../ui/Hop";
import { mapParts } from "../../ui/mapParts";
import { narrow } from "../../ui/media";
import { wrap } from "../../ui/mixins";

type Props = {
  title: string;
  button: ActionButton;
};

/** A question, a route, and the button it leads to. */
export function CallToAction({ title, button }: Props) {
  return (
    <Band aria-labelledby="call-to-action">
      <h2 id="call-to-action">{title}</h2>
      <svg viewBox="0 0 400 120" preserveAspectRatio="none" aria-hidden>
        <path className="arc" d="M12 100Q190-50 432 60" />
        <Dots kind="home" at={[{ x: 12, y: 100 }]} />
      </svg>
      <Button to={button.to} newTab={button.newTab}>
        {button.label} <Hop />
      </Button>
    </Band>
  );
}

const Band = styled.section`
  ${wrap}
  display: grid;
  grid-template-columns: auto minmax(80px, 1fr) auto;
  gap: 32px;
  align-items: center;
  padding-block: clamp(64px, 8vw, 120px);
  h2 {
    max-width: 11em;
  }
  > svg {
    width: 100%;
    height: 110px;
    overflow: visible;
  }
  ${mapParts}
  .arc {
    stroke-width: 3;
  }
  > :last-child {
    position: relative;
  }
  @media ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    > svg {
      display: none;
    }
    > :last-child {
      justify-self: start;
    }
  }
`;
