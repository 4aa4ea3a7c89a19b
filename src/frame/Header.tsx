import { useRef } from "react";
import styled from "styled-components";
import { Logo } from "../components/Logo";
import { hourTicks, inGutters } from "../styles/mixins";
import { Loading } from "./Loading";
import { MainMenu } from "./MainMenu";
import { MenuButton } from "./MenuButton";
import { useMenuDismissal } from "./useMenuDismissal";
import { useIsScrolled } from "./useScroll";

type Props = {
  /** The page's path, without a trailing slash. */
  path: string;
  /** Whether another page is on its way. */
  isLoading: boolean;
};

/**
 * The fixed header. It has no background until the page is scrolled. Its menus are native <details>,
 * so they open without script, and there is one list of links: below 1024 px it is the panel under the menu button.
 */
export function Header({ path, isLoading }: Props) {
  const headerRef = useRef<HTMLElement>(null);
  useMenuDismissal(headerRef, path, isLoading);
  return (
    <Bar
      ref={headerRef}
      data-noprint
      data-scrolled={useIsScrolled() || undefined}
    >
      <Inner>
        <Logo />
        <MenuButton />
        <MainMenu path={path} />
      </Inner>
      <Loading isLoading={isLoading} />
    </Bar>
  );
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-header);
  height: var(--bar-h);
  /*
   * The background is a separate layer: a filter on the bar would contain the menu panel, which is fixed to the
   * viewport.
   */
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: var(--z-under);
    transition: background var(--duration-2);
  }
  &[data-scrolled] {
    box-shadow: var(--shadow);
    &::before {
      background: var(--bar);
      -webkit-backdrop-filter: blur(var(--space-3)); /* Safari before 18 */
      backdrop-filter: blur(var(--space-3));
    }
  }
  &::after {
    ${hourTicks("var(--text)")}
    content: "";
    position: absolute;
    inset: auto 0 0;
  }
`;

const Inner = styled.div`
  ${inGutters}
  display: flex;
  align-items: center;
  gap: var(--space-3);
  height: 100%;
`;
