import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import styled from "styled-components";
import { Hidden } from "../ui/Hidden";
import { wide } from "../ui/media";

/** The page under the open menu does not scroll (global.css). The menu may have been opened before hydration. */
const lockPage = (menu: HTMLDetailsElement | null) =>
  void document.documentElement.toggleAttribute(
    "data-menu-open",
    menu?.open ?? false,
  );

/** Opens the menu below 1024 px: a native <details>, next to which the menu is shown by CSS while it is open. */
export const MenuButton = () => (
  <Disclosure
    ref={lockPage}
    onToggle={({ currentTarget }) => lockPage(currentTarget)}
  >
    <summary>
      <Hidden>Menu</Hidden>
      <Menu aria-hidden />
      <X aria-hidden />
    </summary>
  </Disclosure>
);

const Disclosure = styled.details`
  margin-right: -12px;
  summary {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
  }
  svg {
    width: 28px;
    height: 28px;
  }
  &:not([open]) svg:last-child,
  &[open] svg:first-of-type {
    display: none;
  }
  @media ${wide} {
    display: none;
  }
`;
