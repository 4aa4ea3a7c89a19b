import styled from "styled-components";
import { ActionButton } from "../../components/ActionButton";
import { RouteArc } from "../../components/RouteArc";
import type { Button } from "../../content/model";
import { onWide } from "../../styles/media";
import { inGutters } from "../../styles/mixins";

type Props = { title: string; button: Button; hasForm: boolean };

/** A question, a route, and the button it leads to. */
export const CallToAction = ({ title, button, hasForm }: Props) => (
  <Band id="call-to-action" aria-labelledby="call-to-action-title">
    <h2 id="call-to-action-title">{title}</h2>
    <Route>
      <Arc />
      <ActionButton button={button} hasForm={hasForm} />
    </Route>
  </Band>
);

const Band = styled.section`
  ${inGutters}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: center;
  padding-block: var(--space-8);
  h2 {
    max-width: 11em;
  }
  @media ${onWide} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Route = styled.div`
  display: flex;
  align-items: center;
`;

const Arc = styled(RouteArc)`
  flex: 1;
  height: max(72px, 8vw);
`;
