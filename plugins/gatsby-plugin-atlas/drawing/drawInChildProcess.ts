import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Atlas, drawAtlas } from "./atlas";
import type { Home, Place } from "./place";

/** From the project's root: this file runs compiled, in Gatsby's cache. */
const PROCESS = "plugins/gatsby-plugin-atlas/drawing/drawingProcess.ts";

let latest: { input: string; atlas: Promise<Atlas> } | undefined;

/**
 * Draws the atlas in a child process, so that Gatsby goes on meanwhile. The last atlas is cached: a country's texts change
 * more often than its place on Earth.
 * @throws Error when the process ends without an atlas; it has printed why
 */
export function drawInChildProcess(
  countries: readonly Place[],
  home: Home,
  prefix?: string,
): Promise<Atlas> {
  const places = countries.map(({ slug, name, code, ink, capital }): Place => ({
    slug,
    name,
    code,
    ink,
    capital,
  }));
  const input = JSON.stringify([places, home, prefix]);
  if (latest?.input !== input)
    latest = { input, atlas: askProcess(places, home, prefix) };
  return latest.atlas;
}

async function askProcess(
  ...input: Parameters<typeof drawAtlas>
): Promise<Atlas> {
  const drawing = fork(path.resolve(PROCESS), {
    execArgv: ["--import", "tsx"],
    serialization: "advanced", // flags are bytes
  });
  drawing.send(input);
  const [atlas] = (await Promise.race([
    once(drawing, "message"),
    once(drawing, "exit").then(([code]) => {
      throw new Error(`The atlas was not drawn: its process ended (${code}).`);
    }),
  ])) as [Atlas];
  return atlas;
}
