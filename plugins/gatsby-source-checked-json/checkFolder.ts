import sharp from "sharp";
import { check } from "./check";
import { IMAGES } from "./model/fields";
import { dataFolder, readData } from "./readData";

/**
 * Checks the files in data/, or in DATA_FOLDER, pictures included.
 * @returns the files, all problems, and the errors among these
 * @throws Error of the file system, when the folder cannot be read
 */
export async function checkFolder() {
  const files = readData();
  const pictures = new Map<string, string | null>();
  for (const { path, bytes } of files)
    if (path.startsWith(IMAGES))
      pictures.set(path.slice(IMAGES.length), await formatOf(bytes));
  const hasAddress = Boolean(process.env.SITE_URL);
  const problems = check(files, { pictures, hasAddress }).map((problem) => ({
    ...problem,
    // The check calls every folder "data".
    file: dataFolder() + problem.file.slice("data".length),
  }));
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
