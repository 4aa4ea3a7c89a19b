import styled from "styled-components";
import { ActionButton } from "../../components/ActionButton";
import { RouteArc } from "../../components/RouteArc";
import { Section } from "../../components/Section";
import type { Button } from "../../content/model";

type Props = { title: string; button: Button; hasForm: boolean };

/** A question, a route, and the button it leads to. */
export const CallToAction = ({ title, button, hasForm }: Props) => (
  <Section title={title} id="call-to-action" titleColumn="fit">
    <Route>
      <Arc />
      <ActionButton button={button} hasForm={hasForm} />
    </Route>
  </Section>
);

const Route = styled.div`
  display: flex;
  align-items: center;
`;

const Arc = styled(RouteArc)`
  flex: 1;
  height: max(72px, 8vw);
`;
