import styled from "styled-components";
import type { Way } from "../content/model";
import { useSite } from "../site";
import { displayType } from "../styles/mixins";
import { Hop } from "./Hop";
import { SmartLink } from "./SmartLink";

const TO = { test: "/aptitude-test", scholarships: "/scholarships" } as const;

type Props = { way: Way };

/** One link onward: to the aptitude test or to the scholarships. */
export function Onward({ way }: Props) {
  const { label, name, detail } = useSite().ways[way];
  return (
    <Row to={TO[way]}>
      <small>{label}</small> <b>{name}</b> <small>{detail}</small>
      <Hop />
    </Row>
  );
}

const Row = styled(SmartLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
  line-height: 1.35;
  text-decoration: none;
  b {
    ${displayType}
    grid-column: 1;
    font-size: var(--t-xl);
    line-height: 1.15;
  }
  small {
    grid-column: 1;
    font-size: var(--t-sm);
    color: var(--ink-2);
  }
  &:hover b {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
  svg {
    grid-area: 2 / 2;
    align-self: center;
    color: var(--route);
  }
`;
