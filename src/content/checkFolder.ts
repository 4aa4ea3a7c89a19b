import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { check } from "./check";
import type { Earlier, Options } from "./check/content";
import { IMAGES } from "./model/fields";
import { dataFolder, readData } from "./readData";

/**
 * Checks the files in data/, or in DATA_FOLDER, pictures included.
 * @param more what the check is told by those who know more than this folder
 * @returns the files, all problems, and the errors among these
 * @throws Error of the file system, when the folder cannot be read
 */
export async function checkFolder(more: Options = {}) {
  const files = readData();
  const pictures = new Map<string, string | null>();
  for (const { path, bytes } of files)
    if (path.startsWith(IMAGES))
      pictures.set(path.slice(IMAGES.length), await formatOf(bytes));
  const hasAddress = Boolean(process.env.SITE_URL);
  const options = {
    pictures,
    hasAddress,
    earlier: earlierEntries(),
    ...more,
  };
  const problems = check(files, options).map((problem) => ({
    ...problem,
    // The check calls every folder "data".
    file: dataFolder() + problem.file.slice("data".length),
  }));
  const errors = problems.filter(({ severity }) => severity === "error");
  return { files, problems, errors };
}

/** What git prints; null where there is no git, or it fails. */
function git(...command: string[]): string | null {
  try {
    return String(execFileSync("git", command, { stdio: "pipe" }));
  } catch {
    return null;
  }
}

/**
 * The countries and awards of the version that visitors have: the commit that the workflow names, else the branch that commits
 * are pushed to as it was last seen, else the last commit. None where git knows none of them, or their files.
 */
export function earlierEntries(): Earlier {
  const version = [process.env.PUBLISHED_COMMIT, "@{upstream}", "HEAD"].find(
    (name) => name && git("rev-parse", "--verify", `${name}^{commit}`),
  );
  const entriesOf = (file: string) => {
    const text = git("show", `${version}:./${dataFolder()}/${file}`);
    try {
      // What was committed need not have been valid.
      const entries = [JSON.parse(text ?? "[]")].flat();
      return entries.filter((entry) => entry?.slug ?? entry?.id);
    } catch {
      return [];
    }
  };
  return {
    "countries.json": entriesOf("countries.json"),
    "scholarships.json": entriesOf("scholarships.json"),
  };
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
