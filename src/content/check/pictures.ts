import sharp from "sharp";
import type { DataFile } from "../readData";
import { IMAGES } from "./filePlaces";
import type { Picture } from "./site";

/**
 * The pictures among the files, by their names in data/images, decoded to see what they are and whether they are whole.
 * Node's alone, because of sharp: browsers check the texts without it.
 */
export async function readPictures(
  files: readonly DataFile[],
): Promise<Map<string, Picture>> {
  const pictures = files.filter(({ path }) => path.startsWith(IMAGES));
  return new Map(
    await Promise.all(
      pictures.map(
        async ({ path, bytes }) =>
          [
            path.slice(IMAGES.length),
            { format: await formatOf(bytes) },
          ] as const,
      ),
    ),
  );
}

async function formatOf(bytes: Uint8Array): Promise<string | null> {
  try {
    const { format, compression } = await sharp(bytes).metadata();
    // Only decoding shows that a file is cut off; a JPEG is decoded small, and fast.
    if (format !== "heif") await sharp(bytes).resize(16).raw().toBuffer();
    return compression === "av1" ? "avif" : format;
  } catch {
    return null;
  }
}
