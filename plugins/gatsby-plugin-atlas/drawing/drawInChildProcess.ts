import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Atlas } from "./atlas";
import type { Home, Place } from "./place";

let latest: { input: string; atlas: Promise<Atlas> } | undefined;

/**
 * Has the atlas drawn by a process of its own: Gatsby goes on meanwhile, and reads none of the world's coasts. Asked again
 * for the same, it answers with what it has: a country's texts change more often than its place on Earth.
 * @throws Error when the process ends without an atlas; it has printed why
 */
export function drawAside(
  countries: readonly Place[],
  home: Home,
): Promise<Atlas> {
  const places = countries.map(({ slug, name, code, ink, capital }): Place => ({
    slug,
    name,
    code,
    ink,
    capital,
  }));
  const input = JSON.stringify([places, home]);
  if (latest?.input !== input)
    latest = { input, atlas: askProcess(places, home) };
  return latest.atlas;
}

async function askProcess(
  places: readonly Place[],
  home: Home,
): Promise<Atlas> {
  const drawing = fork(path.resolve("src/atlas/drawingProcess.ts"), {
    execArgv: ["--import", "tsx"],
    serialization: "advanced", // flags are bytes
  });
  drawing.send([places, home]);
  const [atlas] = (await Promise.race([
    once(drawing, "message"),
    once(drawing, "exit").then(([code]) => {
      throw new Error(`The atlas was not drawn: its process ended (${code}).`);
    }),
  ])) as [Atlas];
  return atlas;
}
