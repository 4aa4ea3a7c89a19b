import styled from "styled-components";
import type { HomePage } from "../../content/model";
import { Button } from "../../components/Button";
import { RouteArrow } from "../../components/RouteArrow";
import { onLow, onNarrow, onPhones, onWide } from "../../styles/media";
import { inGutters } from "../../styles/mixins";

type Props = Pick<HomePage, "heading" | "lead" | "primary" | "secondary">;

/** What the home page says first, and the two ways to begin. */
export const HeroText = ({ heading, lead, primary, secondary }: Props) => (
  <Text>
    <Heading>{heading}</Heading>
    <Lead>{lead}</Lead>
    <Buttons>
      <Button to={primary.to}>
        {primary.label} <RouteArrow />
      </Button>
      <OnMap>
        <Button kind="line" to={secondary.to}>
          {secondary.label}
        </Button>
      </OnMap>
    </Buttons>
  </Text>
);

/** On wide screens over the map, and no wider than its text: beside it the map answers the pointer. */
const Text = styled.div`
  ${inGutters}
  position: relative;
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- above the ruler */
  padding-bottom: calc(74px + var(--space-4));
  @media ${onWide} {
    padding-right: 0;
  }
  @media ${onNarrow} {
    padding-block: var(--space-5) var(--space-7);
    background: var(--paper);
  }
  @media ${onLow} {
    order: -1;
    z-index: var(--z-over);
    padding-block: var(--space-4) var(--space-5);
    background: var(--sea);
  }
`;

const Heading = styled.h1`
  max-width: 7.2em;
  margin-bottom: var(--space-4);
  @media ${onLow} {
    max-width: none;
    font-size: var(--t-2xl);
  }
`;

const Lead = styled.p`
  max-width: 33.4em;
  margin-bottom: var(--space-5);
  font-size: var(--t-lg);
  line-height: var(--lh-body);
  text-wrap: balance;
  @media ${onPhones}, ${onLow} {
    margin-bottom: var(--space-4);
    font-size: var(--t-md);
  }
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

/** Under a button without a ground of its own no land shows. */
const OnMap = styled.span`
  display: grid;
  border-radius: var(--r-action);
  @media ${onWide} {
    background: var(--sea);
  }
`;
