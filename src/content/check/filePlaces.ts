/** Files of data/ that are missing, in the wrong place or unknown, and pictures that the site cannot use. */
import { contentFiles, kindOfFile } from "../files";
import { PICTURE_NAME } from "../model";
import type { Words } from "./findings";
import { meant } from "./suggestion";
import { error, places, type Rule, type Site, warning } from "./site";

export const IMAGES = "images/";
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|heic|svg|tiff?|bmp)$/i;
const MOST_MEGABYTES = 5;
const MEGABYTE = 1024 * 1024;

const baseName = (file: string) => file.split("/").at(-1) ?? file;
const stem = (file: string) => baseName(file).replace(/\.json.*$/i, "");

/** The files that the site does not use, and those that it lacks. One that only has to be moved is not both. */
function misplaced({ files }: Site) {
  const there = files.map(({ path }) => path);
  const missing = Object.keys(contentFiles).filter(
    (file) => !there.includes(file),
  );
  const unknown = there.filter(
    (file) => !kindOfFile(file) && !file.startsWith(IMAGES),
  );
  const texts = unknown.filter((file) => /\.json/i.test(file));
  const moves = meant(texts, missing, stem);
  const moved = [...moves.values()];
  return [
    ...unknown.map((file) => ({ file, words: strange(file, moves.get(file)) })),
    ...missing
      .filter((file) => !moved.includes(file))
      .map((file) => ({ file, words: MISSING })),
  ].map((place) => ({ ...place, path: [] }));
}

const MISSING: Words = [
  "the file is missing",
  "bring it back from an earlier version of the repository",
];

function strange(file: string, place: string | undefined): Words {
  if (place)
    return ["in the wrong place, or wrongly named", `move it to data/${place}`];
  return PICTURE.test(file)
    ? [
        "a picture in the wrong place",
        `move it to data/${IMAGES}${baseName(file)}`,
      ]
    : ["not a file that the site uses", "delete it, or move it out of data/"];
}

const filesAreInPlace = error(misplaced, ({ words }) => words);

// Pictures

/** Every file in data/images, by its name there. */
const pictureFiles = ({ files, pictures }: Site) =>
  files
    .filter(({ path }) => path.startsWith(IMAGES))
    .map(({ path, bytes }) => {
      const name = path.slice(IMAGES.length);
      const format = pictures?.get(name)?.format;
      return { file: path, path: [], name, bytes: bytes.length, format };
    });

type PictureFile = ReturnType<typeof pictureFiles>[number];

/** The spelling of a picture's name: "Köln (Altstadt)" as "koln-altstadt". */
const slugOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");

function wrongName({ name }: PictureFile): Words | false {
  if (PICTURE_NAME.test(name)) return false;
  const [, stem = name, ending = ""] =
    /^(.*)\.(\w+)$/.exec(baseName(name)) ?? [];
  const better = `${slugOf(stem)}.${ending.toLowerCase()}`;
  return PICTURE_NAME.test(better)
    ? [
        "a name that the site cannot use",
        `rename it to data/${IMAGES}${better}`,
      ]
    : ["not a picture that the site can use", "save it as .jpg, or delete it"];
}

function wrongSize({ bytes }: PictureFile): Words | false {
  const size = bytes / MEGABYTE;
  if (bytes === 0) return ["empty", "put the picture there again"];
  return (
    size > MOST_MEGABYTES && [
      `too large: ${size.toFixed(1)} MB, but at most ${MOST_MEGABYTES} fit`,
      "save it smaller; 2400 pixels of width are enough",
    ]
  );
}

function wrongFormat({ name, format }: PictureFile): Words | false {
  const ending = name.split(".").at(-1) ?? "";
  if (format === undefined || format === ending.replace("jpg", "jpeg"))
    return false;
  if (format === null)
    return [
      "damaged, or not a picture",
      "save it as .jpg once more, and put it there again",
    ];
  const right = `.${format.replace("jpeg", "jpg")}`;
  const kind = `a ${format.toUpperCase()} picture`;
  return PICTURE_NAME.test(`a${right}`)
    ? [
        `${kind}, but its name ends in .${ending}`,
        `rename it to end in ${right}, there and in data/countries.json`,
      ]
    : [`${kind}, which browsers do not all show`, "save it as .jpg"];
}

const picturesAreUsable = error(
  pictureFiles,
  (file) => wrongName(file) || wrongSize(file) || wrongFormat(file),
);

const picturesAreUsed = warning(pictureFiles, ({ name }, site) => {
  const used = places(site, "countries.json *.photo.file");
  return (
    places(site, "countries.json ").length > 0 &&
    !used.some(({ value }) => value === name) && [
      "a picture that no entry names",
      "name it in data/countries.json, or delete it",
    ]
  );
});

export const fileRules: readonly Rule[] = [
  filesAreInPlace,
  picturesAreUsable,
  picturesAreUsed,
];
