import styled from "styled-components";
import { thousands } from "../lib/format";
import { useSite } from "../site";
import { Dots } from "./Dots";
import { DrawingInSvg } from "./DrawingInSvg";
import { mapParts, smallDots } from "../styles/mapParts";
import { onPhones } from "../styles/media";
import { covering, smallCondensed } from "../styles/mixins";
import { percent } from "../lib/placeOn";

type Props = { globe: Queries.Globe };

/** Around the disc, for its edge. */
const MARGIN = 4;

/** The world measured from home: every destination in a straight line, every distance from the middle true. */
export function Globe({ globe }: Props) {
  const { city } = useSite().home;
  const middle = globe.size / 2;
  const routes = globe.points.map(
    ({ x, y }) => `M${middle} ${middle}L${x} ${y}`,
  );
  const size = globe.size + 2 * MARGIN;
  const within = (place: number) => percent((place + MARGIN) / size);
  const disc = { cx: middle, cy: middle, r: middle };
  return (
    <Frame
      role="img"
      aria-label={`Globe centred on ${city} with a straight route to each destination and a ring every 2,500 km.`}
    >
      <Drawing viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}>
        <circle className="disc" {...disc} />
        {globe.rings.map(({ km, radius }) => (
          <circle key={km} className="ring" {...disc} r={radius} />
        ))}
        <DrawingInSvg href={globe.url} width={globe.size} height={globe.size} />
        <path className="arc" d={routes.join("")} />
        <Dots kind="dot" at={globe.points} />
        <circle className="edge" {...disc} />
        <Dots kind="home" at={[{ x: middle, y: middle }]} />
      </Drawing>
      {/* Not in the drawing: letters keep their size at every width. */}
      <Names>
        {globe.rings.map(({ km, radius }, index) => (
          <text
            key={km}
            className="distance"
            x="50%"
            y={within(middle + radius)}
            dy=".35em"
            data-at={index % 2 ? undefined : "wide"}
          >
            {thousands(km)} km
          </text>
        ))}
        {globe.labels.map(({ text, x, y, anchor, tone, at }) => (
          <text
            key={text + at}
            x={within(x)}
            y={within(y)}
            textAnchor={anchor}
            data-tone={tone}
            data-at={at}
          >
            {text}
          </text>
        ))}
      </Names>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Drawing = styled.svg`
  overflow: visible;
  ${mapParts}
  ${smallDots}
  .arc {
    opacity: 0.55;
  }
  .disc {
    fill: var(--disc);
  }
  .edge,
  .ring {
    fill: none;
    stroke: var(--ring);
    vector-effect: non-scaling-stroke;
  }
  .edge {
    stroke: var(--sea-rule);
    stroke-width: 1.5;
  }
  @media ${onPhones} {
    .arc {
      opacity: 0.4;
    }
  }
`;

const Names = styled.svg`
  ${covering}
  ${smallCondensed}
  overflow: visible;
  fill: var(--ink);
  .distance {
    text-anchor: middle;
    paint-order: stroke;
    stroke: var(--disc);
    stroke-width: 4px;
  }
  [data-at="phone"] {
    display: none;
  }
  [data-tone="onInk"] {
    fill: var(--on-ink);
  }
  [data-tone="home"] {
    fill: var(--route);
  }
  @media ${onPhones} {
    [data-at="wide"] {
      display: none;
    }
    [data-at="phone"] {
      display: inline;
    }
  }
`;
