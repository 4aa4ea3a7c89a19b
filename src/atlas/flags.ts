import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import type { Emit } from "./emit";

/** From the project's root, where Gatsby and the tests run. */
const FOLDER = "node_modules/flag-icons/flags/4x3";

/** flag-icons' own drawing for "no such country". */
const UNKNOWN = "xx";

/** A larger drawing, such as a coat of arms in full, becomes a picture of three times the largest size in which it is shown. */
const MAX_SVG_BYTES = 4096;

/** flag-icons' drawing of a flag. @param code two lower-case letters @returns its file, null where there is none */
export function flagFile(code: string): string | null {
  const file = `${FOLDER}/${code}.svg`;
  return existsSync(file) ? file : null;
}

/** Our own copy of a country's flag; its address. */
export async function emitFlag(code: string, emit: Emit): Promise<string> {
  const drawing = readFileSync(flagFile(code) ?? flagFile(UNKNOWN)!);
  if (drawing.length <= MAX_SVG_BYTES)
    return emit(`/flags/${code}.svg`, drawing);
  const picture = await sharp(drawing)
    .resize(160, 120)
    .webp({ quality: 80 })
    .toBuffer();
  return emit(`/flags/${code}.webp`, picture);
}
