import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { manyScholarships } from "../../__tests__/features/scholarships/builders";
import { buildSite, copySite } from "../siteCopy";
import { type Figure, percentile } from "./figures";
import { served, settled, type Sites, visitor } from "./sites";

const COUNT = 1000;
const SLOW = 4;
/** A quick typist, who leaves no pause, and one who looks at what each letter finds. */
const RHYTHMS_MS = [150, 800];
const WORDS = ["ocean award", "climate", "award 7", "zzz"];

/** The scholarship finder among a thousand, in a copy of the site that nobody publishes. */
export async function finder(sites: Pick<Sites, "browser">): Promise<Figure[]> {
  const folder = copySite();
  try {
    writeFileSync(
      path.join(folder, "data/scholarships.json"),
      JSON.stringify(manyScholarships(COUNT), null, 2),
    );
    await buildSite(folder);
    const { address, stop } = await served(path.join(folder, "public"));
    const figures: Figure[] = [];
    for (const rhythm of RHYTHMS_MS)
      figures.push(await typed(sites, address, rhythm));
    stop();
    return figures;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function typed(
  sites: Pick<Sites, "browser">,
  address: string,
  rhythm: number,
): Promise<Figure> {
  const { page, slowDown, close } = await visitor(sites);
  await page.goto(`${address}/scholarships`);
  await settled(page);
  await page.getByRole("searchbox").focus();
  await slowDown(SLOW);
  await page.waitForTimeout(1000);
  await page.evaluate(listen);
  for (const word of WORDS) {
    await page.keyboard.type(word, { delay: rhythm });
    await page.waitForTimeout(1500);
    await isTrue(page, word);
    for (let letter = 0; letter < word.length; letter++) {
      await page.keyboard.press("Backspace");
      await page.waitForTimeout(rhythm);
    }
    await page.waitForTimeout(1500);
  }
  await isTrue(page, "");
  const keys = await page.evaluate<number[]>("window.keys");
  await close();
  return {
    what: `${COUNT} scholarships: a key every ${rhythm} ms to the next paint, 4×`,
    value: percentile(keys, 95),
    unit: "ms",
    budget: 100,
    of: `${keys.length} keys, median ${percentile(keys, 50).toFixed(0)}`,
  };
}

/** In the page: writes down how long each key takes until the next frame is painted. */
function listen() {
  const keys: number[] = [];
  Object.assign(window, { keys });
  addEventListener(
    "beforeinput",
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // Told after the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => keys.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    { capture: true },
  );
}

/** @throws Error when the list or its count are not those of the word: speed without truth is worth nothing */
async function isTrue(page: Page, word: string) {
  const wanted = manyScholarships(COUNT).filter(
    ({ title, field, description }) =>
      [title, field, description].some((text) =>
        text.toLowerCase().includes(word),
      ),
  ).length;
  const count = await page
    .getByText(/^Showing /)
    .first()
    .innerText();
  const shown = await page
    .locator("main ul:not([hidden]) > li[id^=award-]")
    .count();
  const truth = `Showing ${wanted} of ${COUNT} scholarships`;
  if (count !== truth || shown !== wanted)
    throw new Error(`"${word}": ${count}, ${shown} cards; true: ${truth}`);
}
