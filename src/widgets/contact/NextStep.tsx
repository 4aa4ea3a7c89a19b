import styled from "styled-components";
import type { Way } from "../../content/model";
import { useSite } from "../../site";
import { onPhones } from "../../styles/media";
import { displayType, hoverUnderline, round } from "../../styles/mixins";
import { RouteArc } from "../../components/RouteArc";
import { RouteArrow } from "../../components/RouteArrow";
import { SmartLink } from "../../components/SmartLink";

const TO = { test: "/aptitude-test", scholarships: "/scholarships" } as const;

type Props = {
  way: Way;
  /** "large" has a route that ends at a round arrow. */
  size?: "medium" | "large";
};

/** One link onward: to the aptitude test or to the scholarships. */
export function NextStep({ way, size = "medium" }: Props) {
  const { label, name, detail } = useSite().ways[way];
  const isLarge = size === "large";
  return (
    <Row to={TO[way]} data-large={isLarge || undefined}>
      <small>{label}</small>{" "}
      <Name>
        <b>{name}</b>
        {isLarge && <Route />}
      </Name>{" "}
      <small>{detail}</small>
      <Arrow>
        <RouteArrow size={size} />
      </Arrow>
    </Row>
  );
}

const Name = styled.span`
  display: flex;
  gap: var(--space-5);
  align-items: center;
`;

/** Ends at the edge of the arrow. */
const Route = styled(RouteArc)`
  flex: 1;
  min-width: 72px;
  height: 72px;
  margin-right: calc(-1 * var(--space-6));
  @media ${onPhones} {
    display: none;
  }
`;

const Arrow = styled.span`
  grid-area: 1 / 2 / span 3;
  align-self: center;
  color: var(--route);
`;

const Row = styled(SmartLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
  line-height: var(--lh-snug);
  text-decoration: none;
  overflow-wrap: anywhere;
  b {
    ${displayType}
    font-size: var(--t-xl);
    line-height: var(--lh-head);
  }
  small {
    font-size: var(--t-sm);
    color: var(--text-2);
  }
  &:hover b {
    ${hoverUnderline}
  }
  &[data-large] {
    gap: var(--space-2) var(--space-6);
    padding: 0;
    border: 0;
    b {
      font-size: var(--t-3xl);
    }
    ${Arrow} {
      ${round(72)}
      border: 0;
      background: var(--route);
      color: var(--deep);
    }
  }
`;
