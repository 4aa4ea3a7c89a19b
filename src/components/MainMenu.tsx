import Phone from "lucide-react/icons/phone";
import styled from "styled-components";
import { callAddress } from "../lib/contactUrls";
import { Button } from "../ui/Button";
import { Hop } from "../ui/Hop";
import { narrow, wide } from "../ui/media";
import { SmartLink } from "../ui/SmartLink";
import { ariaCurrent } from "./ariaCurrent";
import { Destinations } from "./Destinations";
import { topItem } from "./topItem";
import type { FrameContent } from "./useFrame";

type Props = Pick<FrameContent, "site" | "countries" | "world"> & {
  path: string;
};

/** The links of the header: in the bar, and below 1024 px in the sheet under the menu button. */
export const MainMenu = ({ path, site, countries, world }: Props) => (
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
);

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
