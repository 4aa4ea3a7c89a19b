import styled from "styled-components";
import { thousands } from "../../lib/format";
import { Dots } from "../../components/Dots";
import { Drawing } from "../../components/Drawing";
import { mapParts } from "../../styles/mapParts";
import { onPhones } from "../../styles/media";
import { covering } from "../../styles/mixins";
import { placeOn } from "../../lib/placeOn";
import { MapNames, mapText } from "../../components/MapNames";

type Props = { globe: Queries.Globe };

/** The world measured from home: every destination in a straight line, every distance from the middle true. */
export function Globe({ globe }: Props) {
  const { width, height, home, dots, rings } = globe;
  const routes = dots.map(({ x, y }) => `M${home.x} ${home.y}L${x} ${y}`);
  const viewBox = `0 0 ${width} ${height}`;
  const disc = { cx: home.x, cy: home.y, r: width / 2 };
  return (
    <Frame
      role="img"
      aria-label={`Globe centred on ${home.name} with a straight route to each destination and a ring every 2,500 km.`}
    >
      <Lines viewBox={viewBox}>
        <circle className="disc" {...disc} />
        {rings.map(({ km, radius }) => (
          <circle key={km} className="ring" {...disc} r={radius} />
        ))}
      </Lines>
      <Land src={globe.url} width={width} height={height} />
      <Routes viewBox={viewBox}>
        <path className="arc" d={routes.join("")} />
        <Dots kind="dot" at={dots} />
        <circle className="edge" {...disc} />
        <Dots kind="home" at={[home]} />
      </Routes>
      {/* Not in the drawing: letters keep their size at every width. */}
      <MapNames kind="globe" map={globe}>
        {rings.map(({ km, radius }, index) => (
          <Distance
            key={km}
            data-second={index % 2 === 1 || undefined}
            style={placeOn(globe, { x: home.x, y: home.y + radius })}
          >
            {thousands(km)} km
          </Distance>
        ))}
      </MapNames>
    </Frame>
  );
}

const Frame = styled.div`
  --sea: var(--disc);
  position: relative;
`;

/** Below the land. */
const Lines = styled.svg`
  overflow: visible;
  .disc {
    fill: var(--disc);
  }
  .ring {
    fill: none;
    stroke: var(--ring);
    vector-effect: non-scaling-stroke;
  }
`;

const Land = styled(Drawing)`
  ${covering}
`;

const Routes = styled.svg`
  ${covering}
  ${mapParts}
  overflow: visible;
  .arc {
    opacity: 0.55;
  }
  .edge {
    fill: none;
    stroke: var(--sea-rule);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  @media ${onPhones} {
    .arc {
      opacity: 0.4;
    }
  }
`;

/** On phones at every second ring. */
const Distance = styled.span`
  ${mapText}
  left: var(--left);
  top: var(--top);
  transform: translate(-50%, -50%);
  @media ${onPhones} {
    &:not([data-second]) {
      display: none;
    }
  }
`;
