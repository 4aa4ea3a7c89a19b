import styled from "styled-components";
import { thousands } from "../../lib/format";
import { dotPath, mapParts } from "../../ui/mapParts";
import { dark, phone } from "../../ui/media";
import { DrawingInSvg } from "../../ui/DrawingInSvg";

type Point = { x: number; y: number };

export type GlobeDrawing = {
  url: string;
  /** The side of the square frame; home is in its middle. */
  size: number;
  rings: readonly { km: number; radius: number }[];
  points: readonly ({ slug: string } & Point)[];
  labels: readonly ({
    text: string;
    anchor: "start" | "middle" | "end";
    tone: string;
    at: string;
  } & Point)[];
};

type Props = { globe: GlobeDrawing; description: string };

/** The world measured from home: every destination in a straight line, every distance from the middle true. */
export function Globe({ globe, description }: Props) {
  const middle = globe.size / 2;
  const home = dotPath([{ x: middle, y: middle }]);
  const dots = dotPath(globe.points);
  const routes = globe.points.map(
    ({ x, y }) => `M${middle} ${middle}L${x} ${y}`,
  );
  const disc = { cx: middle, cy: middle, r: middle };
  return (
    <Drawing
      viewBox={`-4 -4 ${globe.size + 8} ${globe.size + 8}`}
      role="img"
      aria-label={description}
    >
      <circle className="disc" {...disc} />
      {globe.rings.map(({ km, radius }) => (
        <circle key={km} className="ring" cx={middle} cy={middle} r={radius} />
      ))}
      <DrawingInSvg href={globe.url} width={globe.size} height={globe.size} />
      <path className="arc" d={routes.join("")} />
      <path className="dot" d={dots} />
      <path className="dot-in" d={dots} />
      <circle className="edge" {...disc} />
      <path className="home" d={home} />
      <path className="home-in" d={home} />
      {globe.rings.map(({ km, radius }) => (
        <text
          key={km}
          className="distance"
          x={middle}
          y={Math.round(middle + radius + 5)}
        >
          {thousands(km)} km
        </text>
      ))}
      {globe.labels.map(({ text, x, y, anchor, tone, at }) => (
        <text
          key={text + at}
          className="name"
          x={x}
          y={y}
          textAnchor={anchor}
          data-tone={tone}
          data-at={at}
        >
          {text}
        </text>
      ))}
    </Drawing>
  );
}

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
  .distance {
    font: 600 17px var(--font-text);
    font-stretch: 86%;
    fill: var(--ink);
    text-anchor: middle;
    paint-order: stroke;
    stroke: var(--sea);
    stroke-width: 6px;
  }
  .name {
    font: 620 20px var(--font-text);
    font-stretch: 88%;
    fill: var(--ink);
  }
  [data-at="phone"] {
    display: none;
  }
  [data-tone="onInk"] {
    fill: #0b1a3b;
  }
  [data-tone="home"] {
    font-weight: 700;
    fill: var(--route);
  }
  @media ${dark} {
    .disc {
      fill: #11203f;
    }
    .ring {
      stroke: #263b68;
    }
    .distance {
      stroke: #11203f;
    }
  }
  @media ${phone} {
    .distance,
    [data-at="wide"] {
      display: none;
    }
    [data-at="phone"] {
      display: inline;
    }
    .name {
      font-size: 34px;
    }
  }
`;
