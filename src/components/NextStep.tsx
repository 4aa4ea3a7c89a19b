import styled from "styled-components";
import type { Way } from "../content/model";
import { useSite } from "../site";
import { onLarger } from "../styles/media";
import { displayType, hoverUnderline, routeArc } from "../styles/mixins";
import { RouteArrow } from "./RouteArrow";
import { SmartLink } from "./SmartLink";

const TO = { test: "/aptitude-test", scholarships: "/scholarships" } as const;

type Props = {
  way: Way;
  /** "large": with a route that leads to a round arrow. */
  size?: "medium" | "large";
};

/** One link onward: to the aptitude test or to the scholarships. */
export function NextStep({ way, size = "medium" }: Props) {
  const { label, name, detail } = useSite().ways[way];
  return (
    <Row to={TO[way]} data-size={size}>
      <small>{label}</small> <b>{name}</b> <small>{detail}</small>
      <Arrow>
        <RouteArrow size={size} />
      </Arrow>
    </Row>
  );
}

const Arrow = styled.span`
  grid-area: 2 / 2;
  align-self: center;
  color: var(--route);
`;

const Row = styled(SmartLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  line-height: var(--lh-snug);
  text-decoration: none;
  overflow-wrap: anywhere;
  b {
    ${displayType}
    grid-column: 1;
  }
  small {
    grid-column: 1;
    font-size: var(--t-sm);
    color: var(--ink-2);
  }
  &:hover b {
    ${hoverUnderline}
  }
  &[data-size="medium"] {
    padding-block: var(--space-4);
    border-block: 1px solid var(--line);
    b {
      font-size: var(--t-xl);
      line-height: var(--lh-head);
    }
  }
  &[data-size="large"] {
    gap: var(--space-2) var(--space-6);
    b {
      display: flex;
      gap: var(--space-5);
      align-items: center;
      font-size: var(--t-3xl);
      line-height: var(--lh-tight);
    }
    /* What is pressed is round. */
    ${Arrow} {
      grid-row: 1 / span 3;
      display: grid;
      place-items: center;
      width: 72px;
      height: 72px;
      border-radius: 50%;
      background: var(--route);
      color: var(--deep);
    }
  }
  @media ${onLarger} {
    &[data-size="large"] b::after {
      ${routeArc}
      flex: 1;
      min-width: 80px;
      height: 72px;
      margin-right: calc(-1 * var(--space-6)); /* To the arrow's edge. */
    }
  }
`;
