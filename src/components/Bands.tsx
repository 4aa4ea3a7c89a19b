import styled from "styled-components";
import { ground, inkAt } from "../lib/inks";
import { onMeridian } from "../styles/media";
import {
  besideMeridian,
  inGutters,
  pageMeridian,
  touchTarget,
} from "../styles/mixins";
import { MapSymbol } from "./MapSymbol";
import { SmartLink } from "./SmartLink";

type Band = {
  title: string;
  text: string;
  /** A drawing that the line passes through. */
  symbol?: string | null;
  /** A link below the text, which opens a new tab. */
  link?: { to: string; text: string };
};

/** A stack of coloured bands, each with a line from its heading to its text. */
export const Bands = ({ bands }: { bands: readonly Band[] }) => (
  <List>
    {bands.map(({ title, text, symbol, link }, index) => (
      <li key={index} {...ground(inkAt(index))}>
        <h2>
          <Title>{title}</Title>
          {symbol && (
            <Art>
              <MapSymbol sprite="lines" name={symbol} />
            </Art>
          )}
          <Line />
          <Stop />
        </h2>
        <div>
          <p>{text}</p>
          {link && (
            <BandLink to={link.to} newTab>
              {link.text}
            </BandLink>
          )}
        </div>
      </li>
    ))}
  </List>
);

/** Does not shrink before the drawing. Raised, so that the line meets the middle of the small letters. */
const Title = styled.span`
  flex: none;
  position: relative;
  top: calc(-1 * var(--space-1));
  max-width: calc(100% - var(--space-7));
  margin-right: var(--space-4);
`;

const BandLink = styled(SmartLink)`
  ${touchTarget}
  display: flex;
  width: fit-content;
  font-size: var(--t-lg);
`;

/** A drawing within the line. The negative margins keep it from making the row higher. */
const Art = styled.span`
  flex: 0 1 max(150px, 15vw);
  min-width: var(--space-1);
  margin-block: calc(-1 * var(--space-5));
`;

const Line = styled.span`
  flex: 1;
  border-top: 3px solid;
`;

const Stop = styled.span`
  flex: none;
  width: var(--space-4);
  height: var(--space-4);
  border: 3px solid;
  border-radius: 50%;
  background: currentColor;
`;

const List = styled.ul`
  position: relative;
  &::before {
    ${pageMeridian}
    inset-block: 0;
  }
  li {
    ${besideMeridian}
    ${inGutters}
    gap: var(--space-2) var(--space-6);
    align-items: center;
    padding-block: var(--space-6);
  }
  h2 {
    display: flex;
    align-items: center;
    line-height: var(--lh-tight);
  }
  p {
    max-width: 25em;
    font-size: var(--t-lg);
    text-wrap: balance;
  }
  /* The last line is dotted, and its stop is a ring. */
  li:last-child ${Line} {
    border-top-style: dotted;
  }
  li:last-child ${Stop} {
    background: none;
  }
  @media ${onMeridian} {
    /* The stop is on India's meridian. */
    ${Stop} {
      margin-right: calc(-1 * var(--space-4));
    }
  }
`;
