import { useRef } from "react";
import styled from "styled-components";
import { narrow } from "../ui/media";
import { hourLines, wrap } from "../ui/mixins";
import { Logo } from "./Logo";
import { MainMenu } from "./MainMenu";
import { MenuButton } from "./MenuButton";
import { useDisclosures } from "./useDisclosures";
import { useScrolled } from "./useScrolled";
import type { FrameContent } from "./useFrame";

type Props = Pick<FrameContent, "site" | "countries" | "world"> & {
  path: string;
};

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
        <MenuButton />
        <MainMenu path={path} site={site} countries={countries} world={world} />
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
