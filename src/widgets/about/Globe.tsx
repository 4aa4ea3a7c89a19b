import styled from "styled-components";
import { Dots } from "../../components/Dots";
import { Drawing } from "../../components/Drawing";
import { MapNames } from "../../components/MapNames";
import { thousands } from "../../lib/format";
import { onNarrow } from "../../styles/media";
import { fillParent } from "../../styles/mixins";

type Props = { globe: Queries.Globe };

/** The world measured from home: every destination in a straight line, every distance from the middle true. */
export function Globe({ globe }: Props) {
  const { width, height, home, dots, rings } = globe;
  const routes = dots.map(({ x, y }) => `M${home.x} ${home.y}L${x} ${y}`);
  const viewBox = `0 0 ${width} ${height}`;
  const centre = { cx: home.x, cy: home.y };
  return (
    <Frame
      role="img"
      aria-label={`Globe centred on ${home.name} with a straight route to each destination and a ring every 2,500 km.`}
    >
      <Layer viewBox={viewBox}>
        <circle className="disc" {...centre} r={width / 2} />
        {rings.map(({ km, radius }) => (
          <circle key={km} className="ring" {...centre} r={radius} />
        ))}
      </Layer>
      <Land src={globe.url} width={width} height={height} />
      <Layer viewBox={viewBox}>
        <path className="arc" d={routes.join("")} />
        <Dots kind="dot" at={dots} />
        <circle className="edge" {...centre} r={width / 2} />
        <Dots kind="home" at={[home]} />
      </Layer>
      {/* Not in the drawing: letters keep their size at every width. */}
      <MapNames
        kind="globe"
        map={globe}
        texts={rings.map(({ km, radius }) => ({
          text: `${thousands(km)} km`,
          x: home.x,
          y: home.y + radius,
        }))}
      />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 1;
  /* As large as the window is high. */
  justify-self: end;
  width: min(100%, calc(100svh - 150px));
  min-width: min(100%, 520px);
  @media ${onNarrow} {
    justify-self: start;
    max-width: 640px;
  }
`;

/** Below the land and above it. */
const Layer = styled.svg`
  ${fillParent}
  overflow: visible;
  fill: none;
  circle,
  path {
    vector-effect: non-scaling-stroke;
  }
  .disc {
    fill: var(--sea);
  }
  .ring {
    stroke: var(--sea-line);
  }
  .arc {
    stroke: var(--route);
    stroke-width: 1.5;
    stroke-linecap: round;
    opacity: 0.5;
  }
  .edge {
    stroke: var(--sea-rule);
    stroke-width: 1.5;
  }
`;

const Land = styled(Drawing)`
  ${fillParent}
`;
