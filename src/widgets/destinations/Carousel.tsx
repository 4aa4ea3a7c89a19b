import styled from "styled-components";
import { ArrowDown } from "../../components/icons";
import { Section } from "../../components/Section";
import type { HomePage } from "../../content/model";
import { onPhones } from "../../styles/media";
import { displayType, focusInside } from "../../styles/mixins";
import { Controls } from "./Controls";
import {
  type CarouselCountry,
  CountryCard,
  type CountryWithCard,
} from "./CountryCard";
import { GAP, useStrip } from "./useStrip";

const hasCard = (country: CarouselCountry): country is CountryWithCard =>
  country.card !== null;

type Props = {
  texts: HomePage["destinations"];
  countries: readonly CarouselCountry[];
  /** The id of the grid of all countries, below. */
  gridId: string;
};

/**
 * Country cards in a list that also scrolls without script; the buttons only scroll it. The strip extends from the
 * page's margin to the edge of the screen, on phones from edge to edge. It ends with a link to all countries, which
 * fills the page beside the last card, so that this card can also snap to the margin.
 */
export function Carousel({ texts, countries, gridId }: Props) {
  const withCard = countries.filter(hasCard);
  const { stripRef, index, show, move, reveal } = useStrip(withCard.length - 1);
  return (
    <Section
      title={texts.title}
      lead={texts.lead}
      beside={
        <Controls
          names={withCard.map(({ name }) => name)}
          index={index}
          onShow={show}
          onMove={move}
        />
      }
    >
      {/* Firefox would make the strip a tab stop: the links in it are enough. */}
      <Strip ref={stripRef} tabIndex={-1} onFocus={reveal}>
        <Cards>
          {withCard.map((country) => (
            <li key={country.slug}>
              <CountryCard country={country} />
            </li>
          ))}
        </Cards>
        <EndLink href={`#${gridId}`} data-noprint>
          <span>{texts.moreTitle}</span> <ArrowDown />
        </EndLink>
      </Strip>
    </Section>
  );
}

const Strip = styled.div`
  --card: min(23.5rem, 77vw);
  --picture-h: 17.5rem;
  display: flex;
  margin-right: calc(-1 * var(--gutter-r));
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  /* A notch of a mouse wheel is less than half a card: snapping would undo it. */
  @media (hover: hover) and (pointer: fine) {
    scroll-snap-type: none;
  }
  @media ${onPhones} {
    margin-left: calc(-1 * var(--gutter));
    padding-left: var(--gutter);
    scroll-padding-left: var(--gutter);
  }
  @media print {
    margin: 0;
    overflow: visible; /* Chromium 109 would cut the second row. */
  }
`;

const Cards = styled.ul`
  flex: none;
  display: flex;
  gap: ${GAP}px;
  > li {
    /* With a flex basis, Firefox and Safari would make the list as wide as its texts on one line. */
    flex: none;
    display: flex;
    width: var(--card);
    scroll-snap-align: start;
  }
  @media print {
    flex-wrap: wrap;
    width: 100%;
    > li {
      width: 30%;
    }
  }
`;

const EndLink = styled.a`
  ${displayType}
  flex: none;
  display: flex;
  justify-content: space-between;
  align-items: end;
  width: calc(100% - var(--card) - ${GAP}px);
  height: var(--picture-h);
  margin-left: ${GAP}px;
  padding: var(--space-5);
  background: var(--sea);
  font-size: var(--t-3xl);
  line-height: var(--lh-head);
  text-decoration: none;
  text-wrap: balance;
  overflow-wrap: anywhere;
  ${focusInside}
  @media ${onPhones} {
    padding: 0;
    visibility: hidden;
  }
`;
