/** Files of data/ that are missing, in the wrong place or unknown, and pictures that the site cannot use. */
import { contentFiles, kindOfFile } from "../files";
import { PICTURE_NAME } from "../model";
import { errorAt, type Finding } from "./findings";
import { difference } from "./similar";
import type { Picture, Site } from "./site";
import { slugOf } from "./suggestion";

export const IMAGES = "images/";
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|heic|svg|tiff?|bmp)$/i;
const MOST_MEGABYTES = 5;
const MEGABYTE = 1024 * 1024;

export function filesInPlace({ files }: Site): Finding[] {
  const there = new Set(files.map(({ path }) => path));
  const missing = new Set(
    Object.keys(contentFiles).filter((file) => !there.has(file)),
  );
  const unknown = [...there].filter(
    (path) => !kindOfFile(path) && !path.startsWith(IMAGES),
  );
  const misplaced = unknown.map((path) => {
    const meant = bestOf(path, missing);
    // A file that only has to be moved is one error, not an unknown file and a missing one.
    if (meant) missing.delete(meant);
    return unknownFile(path, meant);
  });
  const absent = [...missing].map((file) =>
    errorAt(
      { file, path: [] },
      "the file is missing",
      "bring it back from an earlier version of the repository",
    ),
  );
  return [...misplaced, ...absent];
}

function unknownFile(file: string, meant: string | undefined): Finding {
  const place = { file, path: [] };
  if (meant)
    return errorAt(
      place,
      "in the wrong place, or wrongly named",
      `move it to data/${meant}`,
    );
  return PICTURE.test(file)
    ? errorAt(
        place,
        "a picture in the wrong place",
        `move it to data/${IMAGES}${baseName(file)}`,
      )
    : errorAt(
        place,
        "not a file the site uses",
        "delete it, or move it out of data/",
      );
}

const baseName = (path: string) => path.split("/").at(-1) ?? path;

/** The missing file that an unknown one was most probably meant to be. */
function bestOf(
  path: string,
  missing: ReadonlySet<string>,
): string | undefined {
  const stem = (file: string) => baseName(file).replace(/\.json.*$/i, "");
  return [...missing]
    .map((file) => ({ file, by: difference(stem(path), stem(file)) }))
    .filter(({ by }) => by < Infinity && /\.json/i.test(path))
    .sort((a, b) => a.by - b.by)[0]?.file;
}

/** The format by the ending of a picture's name, as sharp calls it. */
const FORMATS: Record<string, string> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "avif",
};

/** Every file in data/images is a picture that the site can use. */
export const picturesInOrder = ({ files, pictures }: Site): Finding[] =>
  files
    .filter(({ path }) => path.startsWith(IMAGES))
    .flatMap(({ path, bytes }) => {
      const name = path.slice(IMAGES.length);
      return (
        wrongName(path, name) ??
        wrongSize(path, bytes.length) ??
        wrongFormat(path, pictures?.get(name)) ??
        []
      );
    });

function wrongName(file: string, name: string): Finding | null {
  if (PICTURE_NAME.test(name)) return null;
  const [, stem = name, ending = ""] =
    /^(.*)\.(\w+)$/.exec(baseName(name)) ?? [];
  const better = `${slugOf(stem)}.${ending.toLowerCase()}`;
  return PICTURE_NAME.test(better)
    ? errorAt(
        { file, path: [] },
        "a name that the site cannot use",
        `rename it to data/images/${better}`,
      )
    : errorAt(
        { file, path: [] },
        "not a picture that the site can use",
        "save it as .jpg, or delete it",
      );
}

function wrongSize(file: string, bytes: number): Finding | null {
  const place = { file, path: [] };
  const size = bytes / MEGABYTE;
  if (bytes === 0)
    return errorAt(place, "empty", "put the picture there again");
  return size > MOST_MEGABYTES
    ? errorAt(
        place,
        `too large: ${size.toFixed(1)} MB, at most ${MOST_MEGABYTES} fit`,
        "save it smaller; 2400 pixels of width are enough",
      )
    : null;
}

function wrongFormat(file: string, picture?: Picture): Finding | null {
  const place = { file, path: [] };
  const ending = file.split(".").at(-1) ?? "";
  if (!picture || picture.format === FORMATS[ending]) return null;
  const right = Object.keys(FORMATS).find(
    (ending) => FORMATS[ending] === picture.format,
  );
  if (right)
    return errorAt(
      place,
      `a ${picture.format?.toUpperCase()} picture, but its name ends in .${ending}`,
      `rename it to end in .${right}, there and in data/countries.json`,
    );
  return picture.format
    ? errorAt(
        place,
        `a ${picture.format.toUpperCase()} picture, which browsers do not all show`,
        "save it as .jpg",
      )
    : errorAt(
        place,
        "damaged, or not a picture",
        "save it as .jpg once more, and put it there again",
      );
}
