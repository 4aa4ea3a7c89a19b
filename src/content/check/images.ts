/** The pictures in data/images: there, of the kind their name says, and small enough to work with. */
import type { DataFile } from "../readData";
import type { Finding } from "./findings";
import { nearest } from "./similar";
import { places, type Site } from "./site";

export const IMAGES = "images/";
const MOST_MEGABYTES = 5;
const MEGABYTE = 1024 * 1024;
const NAME = /^[a-z0-9][a-z0-9-]*\.(?:jpg|jpeg|png|webp|avif)$/;

export const isPictureName = (path: string): boolean =>
  /\.(?:jpe?g|png|webp|avif|gif|heic|svg|tiff?|bmp)$/i.test(path);

/** Every photo that an entry names is there. */
export function photosExist({ files, ...site }: Site): Finding[] {
  const pictures = files
    .filter(({ path }) => path.startsWith(IMAGES))
    .map(({ path }) => path.slice(IMAGES.length));
  return places({ files, ...site }, "countries.json", "*.photo.file").flatMap(
    ({ file, path, value }): Finding[] => {
      if (typeof value !== "string" || pictures.includes(value)) return [];
      const meant = nearest(value, pictures);
      return [
        {
          severity: "mistake",
          file,
          path,
          message: "names a picture that is not there",
          expected: "the name of a file in data/images",
          found: JSON.stringify(value),
          remedy: meant
            ? `did you mean "${meant}"?`
            : `put ${value} into data/images, or write null for the photo`,
        },
      ];
    },
  );
}

/** Every file in data/images is a picture that the site can use. */
export function imagesInOrder({ files }: Site): Finding[] {
  return files
    .filter(({ path }) => path.startsWith(IMAGES))
    .flatMap((file) => {
      const wrong = wrongName(file.path) ?? wrongSize(file) ?? wrongKind(file);
      return wrong
        ? [
            {
              severity: "mistake" as const,
              file: file.path,
              path: [],
              ...wrong,
            },
          ]
        : [];
    });
}

function wrongName(path: string) {
  const name = path.slice(IMAGES.length);
  if (NAME.test(name)) return null;
  const base = name.split("/").at(-1) ?? name;
  const [, stem = base, ending = ""] = /^(.*)\.(\w+)$/.exec(base) ?? [];
  const better = `${stem
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "")}.${ending.toLowerCase()}`;
  const isPicture = NAME.test(better);
  return {
    message: isPicture
      ? "has a name that the site cannot use"
      : "is no picture that the site can use",
    expected: isPicture
      ? "a name of lower-case letters, digits and hyphens, directly in data/images"
      : "a .jpg, .png, .webp or .avif",
    found: name,
    remedy: isPicture
      ? `rename it to data/images/${better}`
      : "save it as .jpg, or delete it",
  };
}

function wrongSize({ bytes }: DataFile) {
  if (bytes.length === 0) {
    return { message: "is empty", remedy: "put the picture there again" };
  }
  const size = bytes.length / MEGABYTE;
  if (size <= MOST_MEGABYTES) return null;
  return {
    message: `is too large: ${size.toFixed(1)} MB`,
    expected: `at most ${MOST_MEGABYTES} MB`,
    remedy: "save it smaller; 2400 pixels of width are enough",
  };
}

/** How each kind of picture begins. */
const KINDS: [
  kind: string,
  endings: string[],
  begins: (head: string) => boolean,
][] = [
  ["JPEG", ["jpg", "jpeg"], (head) => head.startsWith("\u00ff\u00d8\u00ff")],
  ["PNG", ["png"], (head) => head.startsWith("\u0089PNG\r\n")],
  ["WebP", ["webp"], (head) => /^RIFF.{4}WEBP/s.test(head)],
  ["AVIF", ["avif"], (head) => /^.{4}ftyp(?:avif|avis)/s.test(head)],
  ["GIF", [], (head) => head.startsWith("GIF8")],
  ["HEIC", [], (head) => /^.{4}ftyp(?:hei|hev|mif|msf)/s.test(head)],
];

function wrongKind({ path, bytes }: DataFile) {
  const head = bytes.toString("latin1", 0, 32);
  const [kind, endings] = KINDS.find(([, , begins]) => begins(head)) ?? [];
  const ending = path.split(".").at(-1) ?? "";
  if (endings?.includes(ending)) return null;
  const right = endings?.[0];
  return {
    message: kind
      ? `is a ${kind} picture, but its name ends in .${ending}`
      : "is no picture, whatever its name says",
    expected: "a picture of the kind that its name says",
    found: kind ?? "something else",
    remedy: right
      ? `rename it to end in .${right}, there and in data/countries.json`
      : "save it as .jpg",
  };
}
