import { readFileSync } from "node:fs";
import type { CSSProperties } from "react";
import satori from "satori";
import sharp from "sharp";
import { type Data, pages } from "../content/registry";
import { TOKENS } from "../lib/colours";
import { INKS } from "../lib/inks";
import { path, svg } from "./svg";

/** The picture that a page is shared with: the page's address, what it is called, and the colour behind. */
export type Picture = {
  route: string;
  title: string;
  ground: keyof typeof TOKENS;
};

/** A picture for each page that can be shared. */
export const picturesOf = (data: Data): Picture[] => [
  ...pages.map(({ file, route }): Picture => ({
    route,
    title: data[file].heading,
    ground: MAPS[route] ? "sea" : "paper",
  })),
  ...data["countries.json"].map(({ slug, name, ink }): Picture => ({
    route: `/country/${slug}`,
    title: `Study in ${name}`,
    ground: ink,
  })),
];

/** The size that every service expects which shows shared pages. */
const SIZE = { width: 1200, height: 630 };

/** Pictures are always by day. */
const colour = (name: keyof typeof TOKENS): string => TOKENS[name][0];

const MARGIN = 64;
const TITLE = { right: 646, width: 490, height: 400, largest: 112 };
const BRAND = { left: 140, top: 71 };
/** Between the consultancy's name and the title. */
const GAP = 24;
const BESIDE_TITLE = { left: 595, top: MARGIN, width: 531, height: 502 };

/** The boxes of maps, by the page's address. America is cut off: it would lie below the title. */
const MAPS: Partial<Record<string, CSSProperties>> = {
  "/": {
    left: 556,
    top: 0,
    width: 644,
    height: 534,
    objectFit: "cover",
    objectPosition: "right",
  },
  "/about": {
    left: 610,
    top: MARGIN,
    width: 502,
    height: 502,
    borderRadius: 251,
    border: `3px solid ${colour("sea-line")}`,
  },
};

/** The distance of the hour lines in the background, in pixels. */
const HOUR = 59;
const LINES = svg(
  { left: 0, top: 0, right: SIZE.width, bottom: SIZE.height },
  "path{stroke:var(--text);stroke-width:2;opacity:.12}",
  path(`M${MARGIN} 0${`v630m${HOUR}-630`.repeat(20)}`),
);

/** For pages without a drawing, a bar in each ink: as in the countries' art, the further east, the thicker. */
const BARS = svg(
  { left: 0, top: 0, right: BESIDE_TITLE.width, bottom: BESIDE_TITLE.height },
  "",
  INKS.map((ink, index) => {
    const [x, width] = [HOUR * (1 + 2 * index), 48 + 18 * index];
    return path(`M${x} 0h${width}v502h-${width}z`, `fill="${colour(ink)}"`);
  }).join(""),
);

/** satori reads no variable faces. The last one has the Latin letters that the display face lacks, such as ṣ and ǎ. */
const FACES = [
  "familjen-grotesk-latin",
  "familjen-grotesk-latin-ext",
  "familjen-grotesk-vietnamese",
  "inter-latin-ext",
];
const fonts = FACES.map((name) => ({
  name,
  data: readFileSync(
    `node_modules/@fontsource/${name.replace(/-(latin|vietnamese).*/, "")}/files/${name}-700-normal.woff`,
  ),
}));

/**
 * Draws a picture, with its title as large as there is room for. A text with a character that no face has is left out: the
 * check of data/ warns of it.
 * @param brand the consultancy's name
 * @param drawings SVG files to show, one over the other
 * @returns a PNG
 */
export async function drawPicture(
  { route, title, ground }: Picture,
  brand: string,
  drawings: readonly string[] = [BARS],
): Promise<Buffer> {
  const colours = { background: colour(ground), color: colour("text") };
  const box = MAPS[route] ?? { ...BESIDE_TITLE, objectFit: "contain" };
  const mark = readFileSync("static/icon.svg", "utf8");
  const name = await fitted(brand, 44);
  const top = BRAND.top + (name?.height ?? 0) + GAP;
  const heading = await fitted(title, TITLE.largest, {
    width: TITLE.width,
    height: Math.min(SIZE.height - MARGIN - top, TITLE.height),
  });
  const picture = await satori(
    <div style={{ ...SIZE, ...colours, display: "flex" }}>
      <Drawing svg={LINES} box={SIZE} />
      {drawings.map((drawing) => (
        <Drawing key={drawing} svg={drawing} box={box} />
      ))}
      <Drawing svg={mark} box={{ left: MARGIN, top: MARGIN, width: 58 }} />
      {name && <Text {...name} box={BRAND} />}
      {heading && (
        <Text {...heading} box={{ bottom: MARGIN - heading.size / 5 }} />
      )}
    </div>,
    { ...SIZE, fonts },
  );
  // Routes to two hundred countries would make too many bytes. They are all in one colour.
  const quality = route === "/" ? 30 : 80;
  return sharp(Buffer.from(picture))
    .png({ palette: true, quality, dither: 0, effort: 3 })
    .toBuffer();
}

const Drawing = ({ svg, box }: { svg: string; box: CSSProperties }) => {
  // What turns pictures into PNG knows no custom properties.
  const coloured = svg.replace(/var\(--([\w-]+)\)/g, (_, name: string) =>
    colour(name as keyof typeof TOKENS),
  );
  const data = Buffer.from(coloured).toString("base64");
  return (
    <img
      src={`data:image/svg+xml;base64,${data}`}
      alt=""
      style={{ position: "absolute", ...box }}
    />
  );
};

type Text = { text: string; size: number; box?: CSSProperties };

/** Each word is an element, so that none is broken. */
const Text = ({ text, size, box }: Text) => (
  <div
    style={{
      position: "absolute",
      left: MARGIN,
      right: TITLE.right,
      display: "flex",
      flexWrap: "wrap",
      columnGap: size / 4,
      fontSize: size,
      lineHeight: 0.98,
      letterSpacing: "-0.03em",
      fontFamily: FACES.join(),
      ...box,
    }}
  >
    {text
      .normalize("NFC")
      .split(/\s+/)
      .map((word, index) => (
        <div key={index}>{word}</div>
      ))}
  </div>
);

/**
 * A text at the largest size at which no word is wider than its room, nor the whole higher; null where no face has one of its
 * characters.
 */
export async function fitted(
  text: string,
  size: number,
  room = { width: Infinity, height: Infinity },
): Promise<(Text & { height: number }) | null> {
  let [width, height, isWhole] = [0, 0, true];
  await satori(<Text text={text} size={size} />, {
    ...SIZE,
    fonts,
    onNodeDetected: (node) => {
      width = Math.max(width, node.width);
      height = Math.max(height, node.height);
    },
    loadAdditionalAsset: async () => {
      isWhole = false;
      return "";
    },
  });
  if (!isWhole) return null;
  const fits = width <= room.width && height <= room.height;
  return fits ? { text, size, height } : fitted(text, size - 8, room);
}
