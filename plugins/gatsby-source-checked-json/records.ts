/** What Gatsby reads: a file of records for each GraphQL type, and the pictures. */
import { readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
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
  for (const { path, bytes } of pictures) await write(path, bytes);
  for (const [type, record] of Object.entries(records))
    await write(`${type}.json`, Buffer.from(JSON.stringify(record)));
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
