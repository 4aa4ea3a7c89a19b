/** Files of data/ that are missing, in the wrong place or known to nobody. */
import { contentFiles, kindOfFile } from "../files";
import type { DataFile } from "../readData";
import type { Finding } from "./findings";
import { IMAGES, isPictureName } from "./images";
import { difference } from "./similar";

export function filesInPlace(files: readonly DataFile[]): Finding[] {
  const there = new Set(files.map(({ path }) => path));
  const missing = new Set(
    Object.keys(contentFiles).filter((file) => !there.has(file)),
  );
  const strangers = [...there].filter(
    (path) => !kindOfFile(path) && !path.startsWith(IMAGES),
  );
  const strange = strangers.map((path): Finding => {
    const meant = bestOf(path, missing);
    // A file that only has to be moved is one mistake, not a strange file and a missing one.
    if (meant) missing.delete(meant);
    return {
      severity: "mistake",
      file: path,
      path: [],
      ...stranger(path, meant),
    };
  });
  return [...strange, ...[...missing].map(absent)];
}

const absent = (file: string): Finding => ({
  severity: "mistake",
  file,
  path: [],
  message: "is missing",
  expected: `a file of that name in data/`,
  remedy: "bring it back from an earlier version of the repository",
});

function stranger(path: string, meant: string | undefined) {
  if (meant) {
    return {
      message: "is in the wrong place, or has the wrong name",
      expected: `data/${meant}`,
      remedy: `move it to data/${meant}`,
    };
  }
  if (isPictureName(path)) {
    return {
      message: "is a picture in the wrong place",
      expected: "pictures in data/images",
      remedy: `move it to data/${IMAGES}${baseName(path)}`,
    };
  }
  return {
    message: "is a file that nobody reads",
    expected: `one of ${Object.keys(contentFiles).join(", ")}, or a picture in data/images`,
    remedy: "delete it, or move it out of data/",
  };
}

const baseName = (path: string) => path.split("/").at(-1) ?? path;

/** The missing file that a strange one was most probably meant to be. */
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
