import styled from "styled-components";
import { Button } from "../components/Button";
import { Phone } from "../components/icons";
import { RouteArrow } from "../components/RouteArrow";
import { SmartLink } from "../components/SmartLink";
import { callAddress } from "../lib/contactUrls";
import { hoursInShort } from "../lib/hours";
import { useSite } from "../site";
import { onNarrow, onWide } from "../styles/media";
import { inGutters, meridian } from "../styles/mixins";
import { ariaCurrent } from "./ariaCurrent";
import { DestinationsMenu } from "./DestinationsMenu";
import { TopItem } from "./topItem";

type Props = { path: string };

/** The links of the header: in the bar, and below 1024 px in the panel under the menu button. */
export function MainMenu({ path }: Props) {
  const { header, phone, openingHours } = useSite();
  return (
    <Nav aria-label="Main">
      <ul>
        {header.links.map(({ label, to }) => (
          <li key={to}>
            <TopItem
              as={SmartLink}
              to={to}
              aria-current={ariaCurrent(path, to)}
            >
              {label}
            </TopItem>
          </li>
        ))}
        <li>
          <DestinationsMenu path={path} />
        </li>
      </ul>
      <OnNarrow>
        <Button to="/aptitude-test">
          Start Your Journey <RouteArrow />
        </Button>
        <Button kind="line" to={callAddress(phone)}>
          <Phone size={20} /> Call us
        </Button>
        <p>{hoursInShort(openingHours)}</p>
      </OnNarrow>
    </Nav>
  );
}

const Nav = styled.nav`
  > ul {
    display: flex;
  }
  > ul > li {
    display: flex;
    align-items: center;
  }
  @media ${onWide} {
    margin-right: calc(-1 * var(--space-4));
  }
  @media ${onNarrow} {
    display: none;
    flex-direction: column;
    position: fixed;
    inset: var(--header-h) 0 0;
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding-block: var(--space-3); /* For the focus ring. */
    padding-top: var(--space-3);
    background: var(--paper);
    [open] + & {
      display: flex;
    }
    /* India's meridian continues below the ruler. */
    &::before {
      ${meridian}
      inset-block: 0;
      z-index: var(--z-under);
    }
    > ul {
      ${inGutters}
      flex-direction: column;
    }
    > ul > li {
      border-bottom: 1px solid var(--line);
    }
  }
`;

const OnNarrow = styled.div`
  ${inGutters}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  /* At the bottom, near the thumb. Covers the end of India's meridian. */
  margin-top: auto;
  padding-block: var(--space-6);
  background: linear-gradient(transparent var(--space-6), var(--paper) 0);
  > * {
    flex: 1 1 auto;
  }
  p {
    width: 100%;
    white-space: pre-line;
    font-size: var(--t-sm);
    color: var(--text-2);
  }
  @media ${onWide} {
    display: none;
  }
`;
