import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { buildSite, copySite } from "../../scripts/siteCopy";
import { readData } from "../../src/content/readData";
import { followed, said, tasks } from "../support/guide";

/** What the guide's photo is to be called. */
export const photo = said("Put a photo on a country page").photo as {
  file: string;
  alt: string;
  credit: string;
};

/**
 * A copy of the repository in which an editor has done everything that data/README.md describes, built once: about a minute
 * and a half.
 * @returns its folder, with data/ and public/
 * @throws Error with all that the build printed, when it ends with an error
 */
export async function buildEditedSite(): Promise<string> {
  const folder = copySite();
  const picture = { path: `images/${photo.file}`, bytes: await aPhoto() };
  const files = followed(tasks, [...readData(), picture]);
  for (const { path: file, bytes } of files) {
    const target = path.join(folder, "data", file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  try {
    await buildSite(folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return folder;
}

const aPhoto = () =>
  sharp({
    create: { width: 2000, height: 1200, channels: 3, background: "teal" },
  })
    .jpeg()
    .toBuffer();
