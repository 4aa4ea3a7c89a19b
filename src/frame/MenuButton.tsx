import styled from "styled-components";
import { Cross, Menu } from "../components/icons";
import { VisuallyHidden } from "../components/VisuallyHidden";
import { onWide } from "../styles/media";
import { barUnderMenu } from "./topItem";

/**
 * Opens the menu below 1024 px: a native <details>. While it is open, CSS shows the menu, which is the next element.
 */
export const MenuButton = () => (
  <Disclosure>
    <Toggle>
      <VisuallyHidden>Menu</VisuallyHidden>
      <Open size={28} />
      <Close size={28} />
    </Toggle>
  </Disclosure>
);

const Disclosure = styled.details`
  margin-right: calc(-1 * var(--space-3));
  &[open]::before {
    ${barUnderMenu}
  }
  @media ${onWide} {
    display: none;
  }
`;

const Toggle = styled.summary`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
`;

const Open = styled(Menu)`
  [open] & {
    display: none;
  }
`;

const Close = styled(Cross)`
  :not([open]) > * > & {
    display: none;
  }
`;
