import { useState } from "react";
import styled, { css, keyframes } from "styled-components";
import { WORLD } from "../../lib/drawings";
import { Dots } from "../../ui/Dots";
import { Drawing } from "../../ui/Drawing";
import { mapParts, smallDots } from "../../ui/mapParts";
import { low, narrow, phone } from "../../ui/media";
import { covering } from "../../ui/mixins";
import { HeroNames } from "./HeroNames";

type Props = {
  world: Queries.WorldMap;
  nearestFirst: readonly string[];
  city: string;
  description: string;
};

/** The map of the home page: one picture for those who hear it; the names over it repeat links of the menu. */
export function HeroMap({ world, nearestFirst, city, description }: Props) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const box = `0 0 ${world.width} ${world.height}`;
  const lines = world.meridians
    .filter(({ hours }) => hours !== 0)
    .map(({ x }) => `M${x} -200V${world.height + 600}`);
  const homeX = world.meridians.find(({ hours }) => hours === 0)?.x;
  return (
    <Frame>
      <World role="img" aria-label={description}>
        <svg viewBox={box}>
          <path className="meridian" d={lines.join("")} />
        </svg>
        <Drawing
          src={world.url}
          width={world.width}
          height={world.height}
          fetchPriority="high"
        />
        <svg viewBox={box}>
          <path
            className="home-meridian"
            d={`M${homeX} -60V${world.height - 52}`}
          />
          <use className="case" href={`${world.arcs}#all`} />
          <g>
            {nearestFirst.map((slug) => (
              <use
                key={slug}
                className="arc"
                href={`${world.arcs}#${slug}`}
                data-highlighted={highlighted === slug || undefined}
              />
            ))}
          </g>
          <Dots kind="dot" at={world.dots} />
          <Dots kind="home" at={[world.home]} />
        </svg>
      </World>
      <HeroNames world={world} city={city} onHighlight={setHighlighted} />
    </Frame>
  );
}

const Frame = styled.div`
  position: absolute;
  left: var(--mx);
  top: var(--my);
  width: var(--mw);
  aspect-ratio: ${WORLD.width} / ${WORLD.height};
  @media ${low} {
    position: relative;
    top: 0;
  }
`;

/** A dash of 2 comes in from the start of a route, whose length counts as 1. Afterwards the line has none. */
const draw = keyframes`
  from { stroke-dasharray: 2; stroke-dashoffset: 2; }
  to { stroke-dasharray: 2; stroke-dashoffset: var(--drawn); }
`;

/** Routes are drawn nearest first, this far apart. */
const STEP_MS = 35;
const START_MS = 100;

/*
 * The dash does not shrink with the map. Where that is narrow it has passed the routes' ends after a tenth of the time, up
 * to which its curve is as good as straight: what follows would show nothing, and take half of a slow phone's processor.
 */
const drawnOnce = css`
  --drawn: 0;
  animation: ${draw} var(--d-3) var(--ease) backwards;
  @media ${narrow} {
    --drawn: 1.28;
    animation-duration: calc(var(--d-3) / 10);
    animation-timing-function: linear;
  }
  ${Array.from(
    { length: 30 },
    (_, index) =>
      `&:nth-of-type(${index + 1}) { animation-delay: ${START_MS + index * STEP_MS}ms; }`,
  ).join("\n")}
`;

const World = styled.div`
  &,
  svg,
  img {
    ${covering}
  }
  svg {
    overflow: visible;
  }
  ${mapParts}
  .arc {
    ${drawnOnce}
  }
  .arc[data-highlighted] {
    stroke-width: 4;
  }
  @media (prefers-reduced-motion: reduce) {
    .arc {
      animation: none;
    }
  }
  @media ${phone} {
    ${smallDots}
    .arc {
      stroke-width: 1.25;
    }
    .case {
      stroke-width: 2.5;
    }
  }
`;
