import { WORLD } from "../../../src/lib/drawings";
import type { ColouredWorld } from "./colouredWorld";
import { shortNumber } from "./path";
import { largerThan, projected, round, stretches, type Columns } from "./plane";
import type { Emit } from "./assetEmitter";
import { path, svg } from "./svg";
import { worldProjection } from "./worldFrame";

/** On the footer's blue, a shade lighter than its --deep-hatch by day and by night. */
const STROKE = ["#1f3464", "#192850"] as const;

/** In pixels of the frame. */
const STROKE_WIDTH = 2.4;
const MIN_ISLAND = 3;
const MIN_LENGTH = 2;

/** Degrees between two meridians. */
const STEP = 1.5;

/** The world of the footer, drawn with meridians only. In the frame of the home page's map. */
export function drawFooterMap(
  world: ColouredWorld,
  emit: Emit,
): { url: string } {
  const projection = worldProjection();
  const rings = projected(world.land, projection).filter(
    largerThan(MIN_ISLAND),
  );
  const pitch = projection([STEP, 0])![0] - projection([0, 0])![0];
  const columns: Columns = {
    first: pitch / 3,
    pitch,
    count: Math.floor(WORLD.width / pitch),
  };
  const lines = stretches(rings, columns)
    .filter(({ top, bottom }) => bottom - top > MIN_LENGTH)
    .map(
      ({ x, top, bottom }) =>
        `M${shortNumber(round(x))} ${Math.round(top)}V${Math.round(bottom)}`,
    );
  const rules = { path: { stroke: STROKE, "stroke-width": STROKE_WIDTH } };
  return {
    url: emit(
      "/atlas/footer",
      "svg",
      svg(WORLD.width, WORLD.height, rules, path(lines.join(""))),
    ),
  };
}
