import Menu from "lucide-react/icons/menu";
import Phone from "lucide-react/icons/phone";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import styled from "styled-components";
import { callAddress } from "../lib/contactUrls";
import { Button } from "../ui/Button";
import { Hidden } from "../ui/Hidden";
import { Hop } from "../ui/Hop";
import { narrow, wide } from "../ui/media";
import { hourLines, wrap } from "../ui/mixins";
import { SmartLink } from "../ui/SmartLink";
import { ariaCurrent } from "./ariaCurrent";
import { Destinations } from "./Destinations";
import { Logo } from "./Logo";
import { topItem } from "./topItem";
import { useDisclosures } from "./useDisclosures";
import { useScrolled } from "./useScrolled";
import type { FrameContent } from "./useFrame";

type Props = Pick<FrameContent, "site" | "countries" | "world"> & {
  path: string;
};

/** The page under the open menu does not scroll (global.css). The menu may have been opened before React takes over. */
const lockPage = (menu: HTMLDetailsElement | null) =>
  void document.documentElement.toggleAttribute(
    "data-menu-open",
    menu?.open ?? false,
  );

/**
 * The fixed header. Its menus are native <details>, so they open without script, and there is one list of links: below
 * 1024 px it is the sheet under the menu button, which an open button shows by CSS.
 */
export function Header({ path, site, countries, world }: Props) {
  const bar = useRef<HTMLElement>(null);
  useDisclosures(bar, path);
  const country = countries.find(({ slug }) => path === `/country/${slug}`);
  const ground = country?.atlas.ink ?? (path === "/about" ? "paper" : "sea");
  return (
    <Bar ref={bar} data-ink={ground} data-scrolled={useScrolled() || undefined}>
      <Inner>
        <Logo name={site.name} />
        <MenuButton
          ref={lockPage}
          onToggle={({ currentTarget }) => lockPage(currentTarget)}
        >
          <summary>
            <Hidden>Menu</Hidden>
            <Menu aria-hidden />
            <X aria-hidden />
          </summary>
        </MenuButton>
        <Nav aria-label="Main">
          <ul>
            {site.header.links.map(({ label, to }) => (
              <li key={to}>
                <TopLink to={to} aria-current={ariaCurrent(path, to)}>
                  {label}
                </TopLink>
              </li>
            ))}
            <li>
              <Destinations
                title={site.header.destinations}
                caption={site.header.mapCaption}
                countries={countries}
                world={world}
                path={path}
              />
            </li>
          </ul>
          <OnPhones>
            <Button to={site.header.start.to}>
              {site.header.start.label} <Hop />
            </Button>
            <Button kind="line" to={callAddress(site.phone)}>
              <Phone aria-hidden size={20} /> {site.header.call}
            </Button>
          </OnPhones>
        </Nav>
      </Inner>
    </Bar>
  );
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-header);
  height: var(--bar-h);
  background: var(--kb);
  color: var(--ink0);
  transition:
    background var(--d-2),
    box-shadow var(--d-2);
  /* The graduated edge: one tick per hour of longitude, at the same x on every page; home's is magenta. */
  &::after {
    content: "";
    position: absolute;
    inset: auto 0 0;
    height: 7px;
    pointer-events: none;
    background:
      linear-gradient(
        90deg,
        transparent calc(var(--home-x) - 1px),
        var(--route) 0 calc(var(--home-x) + 2px),
        transparent 0
      ),
      ${hourLines("var(--ink)")};
  }
  &[data-scrolled] {
    background: var(--paper);
    @supports (color: color-mix(in srgb, red, red)) {
      background: color-mix(in srgb, var(--paper) 90%, transparent);
    }
    box-shadow: var(--shadow-header);
  }
  &[data-scrolled]::before,
  details[open]::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  /* Not on the bar itself: a filter there would hold the sheet, which is fixed to the window, inside the bar. */
  &[data-scrolled]::before {
    -webkit-backdrop-filter: blur(10px);
    backdrop-filter: blur(10px);
  }
  /* Over an open menu the bar has the menu's colour. */
  details[open]::before {
    background: var(--raise);
    pointer-events: none;
  }
  @media ${narrow} {
    nav details::before {
      content: none;
    }
  }
  @media print {
    display: none;
  }
`;

const Inner = styled.div`
  ${wrap}
  display: flex;
  align-items: center;
  gap: 32px;
  height: 100%;
  @media ${narrow} {
    gap: 12px;
  }
`;

const MenuButton = styled.details`
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

const Nav = styled.nav`
  > ul > li {
    display: flex;
  }
  @media ${wide} {
    align-self: stretch;
    margin-right: -16px;
    > ul {
      display: flex;
      gap: 4px;
      height: 100%;
    }
  }
  @media ${narrow} {
    display: none;
    position: fixed;
    inset: var(--header-h) 0 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 12px var(--gutter) 120px;
    background: var(--paper);
    details[open] + & {
      display: block;
    }
    /* Without script the page could scroll: only a sheet that scrolls itself, if by a pixel, keeps the scrolling. */
    > ul {
      min-height: calc(100% + 1px);
    }
    > ul > li {
      border-bottom: 1px solid var(--line);
    }
  }
`;

const TopLink = styled(SmartLink)`
  ${topItem}
  @media ${narrow} {
    &[aria-current] {
      box-shadow: inset 0 -4px var(--route);
    }
  }
`;

const OnPhones = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-top: 24px;
  > * {
    flex: 1 1 auto;
  }
  @media ${wide} {
    display: none;
  }
`;
