import styled from "styled-components";
import type { Home, HomePage } from "../../content/model";
import { Button } from "../../ui/Button";
import { Hop } from "../../ui/Hop";
import { Lede } from "../../ui/Lede";
import { low, narrow, phone, wide } from "../../ui/media";
import { label, wrap } from "../../ui/mixins";
import { HeroMap } from "./HeroMap";
import { HourRuler } from "./HourRuler";

type Props = HomePage & {
  home: Pick<Home, "city" | "country">;
  world: Queries.WorldMap;
  countries: readonly { slug: string; atlas: { distanceKm: number } }[];
};

/** The head of the home page: the world with every route from home, and the two ways to begin. */
export function Hero({ home, world, countries, ...texts }: Props) {
  return (
    <Sea>
      <HeroMap
        world={world}
        nearestFirst={nearestFirst(countries)}
        city={home.city}
        description={texts.mapDescription}
      />
      <HourRuler
        meridians={world.meridians}
        width={world.width}
        home={home.country}
      />
      <Text>
        <Caption>{texts.scaleCaption}</Caption>
        <h1>{texts.heading}</h1>
        <Lede>{texts.lead}</Lede>
        <Buttons>
          <Button to={texts.primary.to}>
            {texts.primary.label} <Hop />
          </Button>
          <Button kind="line" to={texts.secondary.to}>
            {texts.secondary.label}
          </Button>
        </Buttons>
      </Text>
    </Sea>
  );
}

/** The slugs of all destinations in the order in which their routes are drawn. */
const nearestFirst = (countries: Props["countries"]) =>
  [...countries]
    .sort((a, b) => a.atlas.distanceKm - b.atlas.distanceKm)
    .map(({ slug }) => slug);

const Sea = styled.section`
  --map-h: calc(var(--my) + 49vw + 36px);
  position: relative;
  display: flex;
  align-items: flex-end;
  /* As high as the map. In a wide and low window no higher than what leaves the buttons in it and the text below the USA. */
  min-height: max(min(51vw + 44px, max(100svh, 22vw + 530px)), 680px);
  overflow: hidden;
  background: var(--sea);
  @media ${narrow} {
    display: block;
    min-height: 0;
    padding-top: var(--map-h);
  }
  @media ${phone} {
    /* The map begins north of Norway, so that the first button is in sight on a small phone. */
    --my: calc(var(--header-h) - 4.4vw);
    --map-h: calc(var(--header-h) + 66vw + 40px);
  }
  /* Text first, then the map. */
  @media ${low} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    min-height: 0;
    padding-top: var(--header-h);
  }
`;

const Text = styled.div`
  ${wrap}
  position: relative;
  width: 100%;
  padding-bottom: 76px;
  /* The map's names under the empty parts of this block can be pointed at. */
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  h1 {
    max-width: 8.6em;
    margin-bottom: 18px;
    @media ${wide} {
      font-size: clamp(3.5rem, 6.15vw, 7.25rem);
    }
  }
  ${Lede} {
    max-width: 33.4em;
    margin-bottom: 28px;
    color: var(--ink);
  }
  @media ${narrow} {
    padding-block: 24px 44px;
    background: var(--paper);
  }
  @media ${phone} {
    padding-block: 20px 40px;
    h1 {
      margin-bottom: 12px;
    }
    ${Lede} {
      margin-bottom: 14px;
      font-size: 1.0625rem;
      line-height: 1.45;
    }
  }
  @media ${low} {
    order: -1;
    z-index: 1;
    padding-block: 16px 24px;
    background: var(--sea);
    h1 {
      max-width: none;
      margin-bottom: 8px;
      font-size: clamp(2rem, 5.2vw, 3.25rem);
    }
    ${Lede} {
      max-width: 70ch;
      margin-bottom: 16px;
      font-size: var(--t-md);
    }
  }
`;

const Caption = styled.p`
  ${label}
  position: absolute;
  right: var(--gutter-r);
  bottom: 52px;
  @media ${narrow} {
    position: static;
    margin-bottom: 18px;
  }
  /* In the empty South Atlantic, on the scale that it explains. */
  @media ${phone} {
    position: absolute;
    inset: auto auto calc(100% + 48px) var(--gutter);
    width: 5.8em;
    margin: 0;
    line-height: 1.15;
  }
  @media ${low} {
    display: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  [data-kind="line"]:not(:hover) {
    background: var(--sea);
  }
  @media ${phone} {
    flex-direction: column;
    gap: 10px;
    align-items: flex-start;
    > * {
      min-width: min(252px, 100%);
    }
  }
  @media ${low} {
    flex-direction: row;
  }
`;
