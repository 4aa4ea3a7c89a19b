import styled from "styled-components";
import { offsetInWords } from "../lib/format";
import { Dots } from "../ui/Dots";
import { DrawingInSvg } from "../ui/DrawingInSvg";
import { mapParts } from "../ui/mapParts";
import { dark, narrow } from "../ui/media";
import { covering, label } from "../ui/mixins";
import type { FrameContent, MenuCountry } from "./useFrame";

type Props = {
  world: FrameContent["world"];
  caption: string;
  countries: readonly MenuCountry[];
  highlighted: MenuCountry | null;
};

/** The part of the world map that is shown: without the west of America and the south of the oceans. */
const VIEW = { left: 230, width: 1200, height: 700 };

/** The routes beside the list of destinations. Hidden from screen readers: the list has all of it. */
export function DestinationsMap({
  world,
  caption,
  countries,
  highlighted,
}: Props) {
  return (
    <Figure aria-hidden>
      <svg viewBox={`${VIEW.left} 0 ${VIEW.width} ${VIEW.height}`}>
        <DrawingInSvg
          href={world.url}
          width={world.width}
          height={world.height}
        />
        <use className="case" href={`${world.arcs}#all`} />
        {countries.map(({ slug }) => (
          <use
            key={slug}
            className="arc"
            href={`${world.arcs}#${slug}`}
            data-highlighted={
              highlighted ? highlighted.slug === slug : undefined
            }
          />
        ))}
        <Dots
          kind="dot"
          at={world.dots.filter(({ slug }) => slug === highlighted?.slug)}
        />
        <Dots kind="home" at={[world.home]} />
      </svg>
      <figcaption>
        {highlighted
          ? `${highlighted.name}: ${offsetInWords(highlighted.atlas.clock)}`
          : caption}
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  position: relative;
  align-self: start;
  aspect-ratio: ${VIEW.width} / ${VIEW.height};
  overflow: hidden;
  background: var(--sea);
  svg {
    ${covering}
  }
  ${mapParts}
  [data-highlighted="false"] {
    opacity: 0.35;
    @media ${dark} {
      opacity: 0.45;
    }
  }
  [data-highlighted="true"] {
    stroke-width: 3.5;
  }
  figcaption {
    ${label}
    position: absolute;
    inset: auto 16px 12px;
  }
  @media ${narrow} {
    display: none;
  }
`;
