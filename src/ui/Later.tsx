import { type ReactNode, useDeferredValue } from "react";
import styled from "styled-components";
import { arrivedAtTop } from "../lib/arrival";

type Props = {
  /** Does the visitor see the top first? */
  isAtTop?: boolean;
  children: ReactNode;
};

/**
 * What stands below the first screen. Of a page that one comes to by a link it is drawn right after what is above it has
 * been shown: so the next heading does not wait for all the rest.
 */
export function Later({ isAtTop = arrivedAtTop(), children }: Props) {
  const isDrawn = useDeferredValue(true, !isAtTop);
  return isDrawn ? children : <Screen />;
}

/** Until then no footer jumps up. */
const Screen = styled.div`
  min-height: 100vh;
`;
