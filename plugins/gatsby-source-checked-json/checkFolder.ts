import sharp from "sharp";
import { check, type Content } from "./check";
import { isPicture, readFolder } from "./folder";

/**
 * Checks the files in a folder, pictures included.
 * @returns the files, all problems, and the errors among these
 * @throws Error of the file system, when the folder cannot be read
 */
export async function checkFolder(folder: string, content: Content) {
  const files = readFolder(folder);
  const pictures = new Map<string, string | null>();
  for (const { path, bytes } of files.filter(isPicture))
    pictures.set(path, await formatOf(bytes));
  const problems = check(folder, files, content, { pictures });
  const errors = problems.filter(({ severity }) => severity === "error");
  return { files, problems, errors };
}

/** The format of a picture; null where it cannot be decoded, because it is damaged or no picture. */
async function formatOf(bytes: Uint8Array): Promise<string | null> {
  try {
    const { format, compression } = await sharp(bytes).metadata();
    // A JPEG is decoded small, and fast.
    await sharp(bytes).resize(16).raw().toBuffer();
    return compression === "av1" ? "avif" : format;
  } catch {
    return null;
  }
}
