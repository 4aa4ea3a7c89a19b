import styled from "styled-components";
import type { HomePage } from "../../content/model";
import { Lede } from "../../ui/Lede";
import { small, wide } from "../../ui/media";
import { section, wrap } from "../../ui/mixins";
import { SectionHead } from "../../ui/SectionHead";
import { AllByHour, type AllByHourProps } from "./AllByHour";
import { Controls } from "./Controls";
import { CountryCard } from "./CountryCard";
import { type Destination, hasCard } from "./destination";
import { GAP } from "./position";
import { ALL_BY_HOUR, StripEnd } from "./StripEnd";
import { useStrip } from "./useStrip";

type Props = {
  texts: HomePage["destinations"];
  countries: readonly Destination[];
} & Pick<AllByHourProps, "hours" | "home">;

/**
 * Country cards in a list that scrolls by itself; the buttons only scroll it. The strip is a window from the
 * page's margin to the edge of the screen, and ends with as much room as the window is wider than a card: so every card
 * can stand at the left edge, and from 1024 px that room holds the list of all countries. Below, the list follows the strip.
 */
export function Carousel({ texts, countries, ...hours }: Props) {
  const withCard = countries.filter(hasCard);
  const all = { texts, ...hours };
  const { strip, index, show, move, reveal } = useStrip(withCard.length - 1);
  return (
    <Frame aria-labelledby="destinations">
      <Head>
        <SectionHead>
          <div>
            <h2 id="destinations">{texts.title}</h2>
            <Lede>{texts.lead}</Lede>
          </div>
          <Controls
            names={withCard.map(({ name }) => name)}
            index={index}
            onShow={show}
            onMove={move}
          />
        </SectionHead>
      </Head>
      {/* Firefox would make it a stop of the Tab key; the links in it are stops enough. */}
      <Strip ref={strip} tabIndex={-1} onFocus={({ target }) => reveal(target)}>
        <Cards>
          {withCard.map((country) => (
            <li key={country.slug}>
              <CountryCard country={country} texts={texts} />
            </li>
          ))}
        </Cards>
        <StripEnd {...all} />
      </Strip>
      <Below>
        <AllByHour id={ALL_BY_HOUR} {...all} />
      </Below>
    </Frame>
  );
}

const Frame = styled.section`
  ${section}
  --cw: 376px;
  @media ${small} {
    --cw: min(376px, 84vw);
    /* Whole pixels, where the browser can count them: so six steps end where six cards do. */
    @supports (width: round(down, 1.5px, 1px)) {
      --cw: min(376px, round(down, 84vw, 1px));
    }
  }
  ${Lede} {
    margin-top: 16px;
  }
`;

const Head = styled.div`
  ${wrap}
`;

const Strip = styled.div`
  position: relative;
  display: flex;
  margin-left: var(--gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  /* A notch of a mouse's wheel is less than half a card: snapping would take it back. */
  @media (hover: hover) and (pointer: fine) {
    scroll-snap-type: none;
  }
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  @media ${small} {
    margin-left: 0;
    padding-left: var(--gutter);
    scroll-padding-left: var(--gutter);
  }
`;

const Cards = styled.ul`
  flex: none;
  display: flex;
  gap: ${GAP}px;
  > li {
    /* A width, not a flex basis: Firefox and Safari would make the list as wide as its texts on one line. */
    flex: none;
    width: var(--cw);
    @media print {
      width: auto;
    }
    display: flex;
    scroll-snap-align: start;
  }
`;

/** Below the strip, where that has no room for the list at its end. */
const Below = styled.div`
  margin: 40px var(--gutter) 0;
  @media ${wide} {
    display: none;
  }
`;
