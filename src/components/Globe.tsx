import styled from "styled-components";
import { thousands } from "../../lib/format";
import { Dots } from "../../ui/Dots";
import { DrawingInSvg } from "../../ui/DrawingInSvg";
import { mapParts, smallDots } from "../../ui/mapParts";
import { dark, phone, smallGlobe } from "../../ui/media";
import { covering } from "../../ui/mixins";
import { percent } from "../../ui/vars";

type Props = { globe: Queries.Globe; description: string };

/** Around the disc, for its edge. */
const MARGIN = 4;

/** The world measured from home: every destination in a straight line, every distance from the middle true. */
export function Globe({ globe, description }: Props) {
  const middle = globe.size / 2;
  const routes = globe.points.map(
    ({ x, y }) => `M${middle} ${middle}L${x} ${y}`,
  );
  const size = globe.size + 2 * MARGIN;
  const within = (place: number) => percent((place + MARGIN) / size);
  const disc = { cx: middle, cy: middle, r: middle };
  return (
    <Frame role="img" aria-label={description}>
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
            className="name"
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
  .disc {
    fill: var(--sea);
  }
  .edge,
  .ring {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  .edge {
    stroke: var(--sea-rule);
    stroke-width: 1.5;
  }
  .ring {
    stroke: var(--sea-line);
  }
  @media ${smallGlobe} {
    ${smallDots}
    .arc {
      stroke-width: 1.5;
    }
    .home-in {
      stroke-width: 5;
    }
  }
  @media ${phone} {
    .arc {
      stroke-width: 1.25;
    }
  }
  @media ${dark} {
    .disc {
      fill: #11203f;
    }
    .ring {
      stroke: #263b68;
    }
  }
`;

const Names = styled.svg`
  --halo: var(--sea);
  ${covering}
  overflow: visible;
  .distance {
    font: 600 var(--t-xs) var(--font-text);
    font-stretch: 86%;
    fill: var(--ink);
    text-anchor: middle;
    paint-order: stroke;
    stroke: var(--halo);
    stroke-width: 4px;
    @media ${smallGlobe} {
      font-size: 0.75rem;
    }
  }
  .name {
    font: var(--w-strong) clamp(0.8125rem, 0.55rem + 0.42vw, 1rem)
      var(--font-text);
    font-stretch: 86%;
    fill: var(--ink);
  }
  [data-at="phone"] {
    display: none;
  }
  [data-tone="onInk"] {
    fill: var(--on-ink);
  }
  [data-tone="home"] {
    font-weight: 700;
    fill: var(--route);
  }
  @media ${dark} {
    --halo: #11203f;
  }
  @media ${phone} {
    [data-at="wide"] {
      display: none;
    }
    [data-at="phone"] {
      display: inline;
    }
  }
`;
