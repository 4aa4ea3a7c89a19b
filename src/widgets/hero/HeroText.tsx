import styled from "styled-components";
import { Button } from "../../components/Button";
import { RouteArrow } from "../../components/RouteArrow";
import type { HomePage } from "../../content/model";
import { onNarrowOrFlat, onPhones } from "../../styles/media";
import { inGutters } from "../../styles/mixins";

type Props = Pick<HomePage, "heading" | "lead" | "primary" | "secondary">;

/** The home page's heading, lead and two buttons. */
export const HeroText = ({ heading, lead, primary, secondary }: Props) => (
  <Text>
    <Heading>{heading}</Heading>
    <Sentence>{lead}</Sentence>
    <Buttons>
      <Button to={primary.to}>
        <span>{primary.label}</span> <RouteArrow />
      </Button>
      <OnMap>
        <Button kind="line" to={secondary.to}>
          {secondary.label}
        </Button>
      </OnMap>
    </Buttons>
  </Text>
);

/** Over the map it is no wider than its text, so that the map beside it reacts to the pointer. */
const Text = styled.div`
  ${inGutters}
  position: relative;
  padding-bottom: calc(var(--space-6) + var(--space-7)); /* Above the ruler. */
  @media ${onNarrowOrFlat} {
    padding-block: var(--space-5) var(--space-7);
    background: var(--paper);
  }
`;

const Heading = styled.h1`
  max-width: 7.2em;
  margin-bottom: var(--space-4);
  /* Smaller in a low window, so that the buttons fit, too. */
  font-size: min(var(--t-4xl), 14svh);
  /* Its lines are higher where colours are forced, and hide names of the map. */
  @media (forced-colors: active) {
    font-size: min(var(--t-3xl), 14svh);
  }
`;

/** Wider than other leads, for two lines over the map. */
const Sentence = styled.p`
  max-width: 33.4em;
  margin-bottom: var(--space-5);
  font-size: var(--t-lg);
  text-wrap: balance;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  @media ${onPhones} {
    flex-direction: column;
    width: fit-content;
  }
`;

/** A background, so that the map does not show through the button. */
const OnMap = styled.span`
  display: grid;
  border-radius: var(--r-action);
  background: var(--sea);
  @media ${onNarrowOrFlat} {
    background: none;
  }
`;
