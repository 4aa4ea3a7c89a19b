import type { ReactNode } from "react";
import styled from "styled-components";

/** A layer of the mask: the ring at the start. */
const RING =
  "radial-gradient(circle at 11px calc(100% - 11px), transparent 5px, #000 6px 9px, transparent 10px)";

const ARC = `url(${__PATH_PREFIX__}/symbols/route.svg) 17px 0 / calc(100% - 18px - var(--stop)) calc(100% - 17px) no-repeat`;

/** A layer of the mask: the dot at the end. */
const STOP =
  "radial-gradient(circle at calc(100% - 1px - var(--stop)) calc(50% - 8.5px), #000 var(--stop), transparent calc(var(--stop) + 1px))";

/** A route from home that fills its box: it ends at the right edge, or in a dot with the radius --stop. */
export const RouteArc = styled.span`
  --stop: 0px;
  background: var(--route);
  -webkit-mask: ${RING}, ${ARC}, ${STOP}; /* Chromium before 120 */
  mask: ${RING}, ${ARC}, ${STOP};
`;

/** A route to a button. */
export const RouteTo = ({ children }: { children: ReactNode }) => (
  <Row>
    <Arc />
    {children}
  </Row>
);

const Row = styled.div`
  display: flex;
  align-items: center;
  letter-spacing: normal; /* In a large section. */
`;

const Arc = styled(RouteArc)`
  flex: 1;
  height: max(72px, 8vw);
`;
