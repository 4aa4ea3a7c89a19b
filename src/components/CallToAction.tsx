import styled from "styled-components";
import type { Button } from "../content/model";
import { onNarrow } from "../styles/media";
import { routeArc } from "../styles/mixins";
import { ActionButton } from "./ActionButton";
import { Section } from "./Section";

type Props = { title: string; button: Button; hasForm: boolean };

/** A question, a route, and the button it leads to. */
export const CallToAction = ({ title, button, hasForm }: Props) => (
  <Section title={title} id="call-to-action" titleColumn="fit">
    <Route>
      <ActionButton button={button} hasForm={hasForm} />
    </Route>
  </Section>
);

const Route = styled.div`
  display: flex;
  align-items: center;
  &::before {
    ${routeArc}
    flex: 1;
    height: 120px;
  }
  @media ${onNarrow} {
    &::before {
      height: 72px;
    }
  }
`;
