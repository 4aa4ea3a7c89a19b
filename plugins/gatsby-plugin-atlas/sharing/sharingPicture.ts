import sharp from "sharp";
import type { Ink } from "../../../src/content/model";
import { WORLD } from "../../../src/lib/worldFrame";
import { HOURS_ON_MAP, shareOfWidth } from "../drawing/meridians";
import { TOKENS } from "../drawing/svg";
import { broken, lineOf, widthOf } from "./lettering";

/** What every service that shows a shared page expects. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** WhatsApp shows no picture that is much larger. The atlas's drawings make about half of it. */
const MOST_BYTES = 150_000;

type Props = {
  /** The consultancy's name, beside the mark. */
  name: string;
  /** In small letters above the title: "Study in". */
  above?: string;
  title: string;
  ink: Ink | "sea";
  /** A drawing of the atlas: a silhouette at the right, or the map behind everything. */
  drawing: { svg: string; place: "right" | "behind" };
};

const INK = TOKENS.ink[0];
const ROUTE = TOKENS.route[0];
const SEA_LINE = TOKENS["sea-line"][0];

const MARGIN = 56;

/** Sizes a title is tried in, the largest first. */
const TITLE_SIZES = [128, 112, 96, 84, 72, 60, 48];
const TITLE_LINES = 2;
const LEADING = 0.98;

/**
 * The picture that stands for a page where it is shared: a JPEG of 1200 x 630.
 * @throws Error when a drawing is so fine that the picture would be too large to be shown
 */
export async function sharingPicture(props: Props): Promise<Buffer> {
  const drawing = Buffer.from(svgOf(props));
  const jpeg = await sharp(drawing).jpeg({ quality: 84 }).toBuffer();
  if (jpeg.length > MOST_BYTES)
    throw new Error(
      `The sharing picture of "${props.title}" has ${jpeg.length} bytes, more than ${MOST_BYTES}: draw it with less detail`,
    );
  return jpeg;
}

function svgOf({ name, above, title, ink, drawing }: Props): string {
  const isMap = drawing.place === "behind";
  const size = titleSize(title, isMap ? 0.66 : 0.5);
  const lines = broken(title, size, widthFor(isMap ? 0.66 : 0.5));
  const firstLine = HEIGHT - MARGIN - (lines.length - 1) * size * LEADING;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${TOKENS[ink][0]}"/>
${meridians(isMap ? SEA_LINE : INK, isMap ? 1 : 0.28)}
${placed(drawing)}
<g fill="${INK}">
${mark(MARGIN, 44, 56)}
${lineOf(name, 38, MARGIN + 72, 86)}
${above ? lineOf(above, 52, MARGIN, firstLine - size) : ""}
${lines.map((line, index) => lineOf(line, size, MARGIN, firstLine + index * size * LEADING)).join("")}
</g></svg>`;
}

const widthFor = (share: number) => WIDTH * share;

const titleSize = (title: string, share: number): number =>
  TITLE_SIZES.find(
    (size) =>
      broken(title, size, widthFor(share)).length <= TITLE_LINES &&
      title
        .split(/\s+/)
        .every((word) => widthOf(word, size) <= widthFor(share)),
  ) ?? TITLE_SIZES.at(-1)!;

function meridians(colour: string, opacity: number): string {
  const lines = HOURS_ON_MAP.map(
    ({ longitude }) =>
      `M${(WIDTH * shareOfWidth(longitude)).toFixed(1)} 0V${HEIGHT}`,
  );
  return `<path stroke="${colour}" stroke-opacity="${opacity}" d="${lines.join("")}"/>`;
}

/** A drawing of the atlas inside this one, as a picture: its styles are its own. It is drawn by day. */
function placed({ svg, place }: Props["drawing"]): string {
  const box =
    place === "behind"
      ? `y="90" width="${WIDTH}" height="${(WIDTH * WORLD.height) / WORLD.width}"`
      : `x="600" y="60" width="544" height="510" preserveAspectRatio="xMaxYMid"`;
  const data = Buffer.from(svg).toString("base64");
  return `<image ${box} href="data:image/svg+xml;base64,${data}"/>`;
}

function mark(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 40})" fill="none" stroke="${INK}" stroke-width="2.6">
<circle cx="20" cy="20" r="17"/><path d="M20 3C10 8 7 14 7 20s3 12 13 17M20 3c-3.5 5-5 11-5 17s1.5 12 5 17"/>
<path d="M20 3c8 5 10.5 11 10.5 17S28 32 20 37" stroke="${ROUTE}" stroke-width="4"/></g>`;
}
