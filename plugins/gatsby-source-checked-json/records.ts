/** What Gatsby reads: a file of records for each GraphQL type, and the pictures. */
import { readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { RECORDS } from "./gatsby-config.mjs";
import type { DataFile } from "./folder";

/**
 * Writes records, by their type, and pictures where Gatsby reads them: not in the folder of the data, where it would take a
 * damaged picture as it is saved.
 */
export async function writeRecords(
  records: Record<string, unknown>,
  pictures: readonly DataFile[],
): Promise<void> {
  // First the pictures that records may name.
  for (const { path, bytes } of pictures)
    await write(path, await upright(bytes));
  for (const [type, record] of Object.entries(records))
    await write(`${type}.json`, Buffer.from(JSON.stringify(record)));
}

/** A photo turned as its EXIF data says: gatsby-plugin-sharp turns one, too, but takes its proportions from the file as it is stored. */
async function upright(photo: Uint8Array): Promise<Uint8Array> {
  const { orientation = 1 } = await sharp(photo).metadata();
  if (orientation === 1) return photo;
  // In its format, and better than sharp's own quality, because Gatsby encodes it again.
  const turned = sharp(photo)
    .autoOrient()
    .jpeg({ quality: 95, force: false })
    .webp({ quality: 95, force: false });
  return turned.keepIccProfile().toBuffer();
}

/** Writes a file. What has not changed is left alone: in `develop` Gatsby queries again what has. */
async function write(name: string, content: Uint8Array): Promise<void> {
  const file = path.join(RECORDS, name);
  const before = await readFile(file).catch(() => null);
  if (before?.equals(content)) return;
  await mkdir(path.dirname(file), { recursive: true });
  // Gatsby never sees a file that is half written.
  await writeFile(`${RECORDS}.new`, content);
  await rename(`${RECORDS}.new`, file);
}

/** The record, or list of records, of a type. @throws an error of the file system, before they are written */
export const readRecord = (type: string): unknown =>
  JSON.parse(readFileSync(path.join(RECORDS, `${type}.json`), "utf8"));
