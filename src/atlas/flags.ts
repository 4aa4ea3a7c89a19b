import { readFileSync } from "node:fs";
import sharp from "sharp";
import { flagFile } from "../content/flagFile";
import type { Emit } from "./files";

/** flag-icons' own drawing for "no such country". */
const UNKNOWN = "xx";

/** A drawing larger than this (a coat of arms in full) becomes a picture of points, of which the eye sees no less. */
const MAX_SVG_BYTES = 4096;

/** Three times the largest size a flag is shown in, 44 x 33 px. */
const WEBP = { width: 160, height: 120, quality: 80 };

/** Our own copy of a country's flag; its address. */
export async function emitFlag(code: string, emit: Emit): Promise<string> {
  const drawing = readFileSync(flagFile(code) ?? flagFile(UNKNOWN)!);
  if (drawing.length <= MAX_SVG_BYTES)
    return emit(`/flags/${code}.svg`, drawing);
  const { width, height, quality } = WEBP;
  const picture = await sharp(drawing)
    .resize(width, height)
    .webp({ quality })
    .toBuffer();
  return emit(`/flags/${code}.webp`, picture);
}
