import { readFileSync } from "node:fs";
import type { CSSProperties } from "react";
import satori from "satori";
import sharp from "sharp";
import { contentFiles } from "../content/files";
import type { Country } from "../content/model";
import { INKS } from "../lib/inks";
import { path, svg, TOKENS } from "./svg";

/** Reads a file of data/ as pages have it, by its path there. */
export type Read = <Content>(file: string) => Content;

/** The picture that a page is shared with. */
export type Picture = {
  /** The page's address. */
  route: string;
  /** What the page is called. */
  title: string;
  ground: keyof typeof TOKENS;
};

/** A picture for each page that can be shared. */
export const picturesOf = (read: Read): Picture[] => [
  ...Object.entries(contentFiles).flatMap(([file, { route }]): Picture[] => {
    if (route === null) return [];
    const { heading } = read<{ heading: string }>(file);
    const ground = MAPS[route] ? "sea" : "paper";
    return [{ route, title: heading, ground }];
  }),
  ...read<Country[]>("countries.json").map(({ slug, name, ink }): Picture => ({
    route: `/country/${slug}`,
    title: `Study in ${name}`,
    ground: ink,
  })),
];

/** What every service that shows a shared page expects; some show none of more than 70 KB. */
const SIZE = { width: 1200, height: 630 };

/** Pictures are always by day. */
const colour = (name: keyof typeof TOKENS): string => TOKENS[name][0];

const MARGIN = 64;
const TITLE = { right: 646, width: 490, height: 400, largest: 112 };
const BESIDE_TITLE = { left: 595, top: MARGIN, width: 531, height: 502 };

/** Where maps stand, by the page's address. America is cut off: it would lie below the title. */
const MAPS: Partial<Record<string, CSSProperties>> = {
  "/": {
    ...{ left: 556, top: 0, width: 644, height: 534 },
    ...{ objectFit: "cover", objectPosition: "right" },
  },
  "/about": {
    ...{ left: 610, top: MARGIN, width: 502, height: 502 },
    ...{ borderRadius: 251, border: `3px solid ${colour("sea-line")}` },
  },
};

/** The lines behind everything stand for hours, so many pixels apart. */
const HOUR = 59;
const LINES = path(
  `M${MARGIN} 0${`v630m${HOUR}-630`.repeat(20)}`,
  `stroke="${colour("ink")}" stroke-width="2" opacity=".12"`,
);

/** For pages without a drawing, a bar in each ink: as in the countries' art, the further east, the thicker. */
const BARS = INKS.map((ink, index) => {
  const [x, width] = [HOUR * (1 + 2 * index), 48 + 18 * index];
  return path(`M${x} 0h${width}v502h-${width}z`, `fill="${colour(ink)}"`);
}).join("");

/** satori reads no variable face. */
const FACE =
  "node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff";
const fonts = [{ name: "Display", data: readFileSync(FACE) }];

/**
 * Draws a picture, with its title as large as there is room for.
 * @param brand the consultancy's name
 * @param drawings SVG files to show, one over the other
 * @returns a PNG
 */
export async function drawPicture(
  { route, title, ground }: Picture,
  brand: string,
  drawings: readonly string[] = [svg(531, 502, {}, BARS)],
): Promise<Buffer> {
  const colours = { background: colour(ground), color: colour("ink") };
  const place = MAPS[route] ?? { ...BESIDE_TITLE, objectFit: "contain" };
  const mark = readFileSync("static/icon.svg", "utf8");
  const size = await titleSize(title);
  const picture = await satori(
    <div style={{ ...SIZE, ...colours, display: "flex" }}>
      <Drawing svg={svg(1200, 630, {}, LINES)} place={SIZE} />
      {drawings.map((drawing) => (
        <Drawing key={drawing} svg={drawing} place={place} />
      ))}
      <Drawing svg={mark} place={{ left: MARGIN, top: MARGIN, width: 58 }} />
      <Words text={brand} size={44} place={{ left: 140, top: 71 }} />
      <Words text={title} size={size} place={{ bottom: MARGIN - size / 5 }} />
    </div>,
    { ...SIZE, fonts },
  );
  // Routes to two hundred countries would make too many bytes. They are all in one colour.
  const quality = route === "/" ? 30 : 80;
  return sharp(Buffer.from(picture))
    .png({ palette: true, quality, dither: 0, effort: 3 })
    .toBuffer();
}

const Drawing = ({ svg, place }: { svg: string; place: CSSProperties }) => (
  <img
    src={`data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`}
    alt=""
    style={{ position: "absolute", ...place }}
  />
);

type Words = { text: string; size: number; place?: CSSProperties };

/** Each word is an element of its own, so that none is broken. */
const Words = ({ text, size, place }: Words) => (
  <div
    style={{
      ...{ position: "absolute", left: MARGIN, right: TITLE.right },
      ...{ display: "flex", flexWrap: "wrap", columnGap: size / 4 },
      ...{ fontSize: size, lineHeight: 0.98, letterSpacing: "-0.03em" },
      ...place,
    }}
  >
    {text.split(/\s+/).map((word, index) => (
      <div key={index}>{word}</div>
    ))}
  </div>
);

/** The largest size at which no word is wider than the room for the title, nor the whole higher. */
async function titleSize(title: string): Promise<number> {
  for (let size = TITLE.largest; ; size -= 8) {
    let fits = true;
    await satori(<Words text={title} size={size} />, {
      ...SIZE,
      fonts,
      onNodeDetected: ({ width, height }) => {
        fits &&= width <= TITLE.width && height <= TITLE.height;
      },
    });
    if (fits) return size;
  }
}
