import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compress } from "../src/delivery/compress";
import { filesIn } from "../src/delivery/page";
import { temporaryFolder } from "../scripts/temporaryFolder";

/** Data blocks are no scripts, and stay. */
const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/**
 * The limit of speed: the same pages with every script taken out, so that nothing but HTML, CSS, fonts and pictures is
 * left.
 * @param built the folder of the built site @returns the folder of its twin
 */
export async function makeTwin(built: string): Promise<string> {
  const folder = temporaryFolder("twin");
  cpSync(built, folder, {
    recursive: true,
    // These are compressed again.
    filter: (file) => !/\.html\.(br|gz)$/.test(file),
  });
  for (const name of filesIn(folder)) {
    const file = path.join(folder, name);
    if (file.endsWith(".html"))
      writeFileSync(file, readFileSync(file, "utf8").replace(SCRIPT, ""));
  }
  await compress(path.resolve(folder));
  return folder;
}
