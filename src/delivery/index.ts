import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { IAdapter, Reporter } from "gatsby";
import { compress } from "./compress";
import { copyFlat, redirectsFile } from "./hosts";
import { filesIn, pageFiles, readPage } from "./page";
import { chooseOfflinePictures } from "./pictures";
import { otherHosts, withPolicy } from "./policy";
import { faults } from "./proof";
import { lateScripts } from "./scripts";
import { plainStyles, siteRules, siteSheet, type Sheet } from "./styles";

// The way of a page from Gatsby to the visitor, step by step. docs/build.md explains it, with a picture.

/** Runs when Gatsby has written all pages, and before gatsby-plugin-offline lists their files (plugins/post-build-html). */
export async function deliver(folder = "public", prefix = ""): Promise<void> {
  const write = ({ address, css }: Sheet) => writeFile(folder + address, css);
  const files = filesIn(folder);
  const rules = siteRules(readPage(folder, "404.html"));
  const { assetsByChunkName: chunks } = JSON.parse(
    await readFile(path.join(folder, "webpack.stats.json"), "utf8"),
  ) as { assetsByChunkName: Record<string, readonly string[]> };
  const version = await stampData(folder, files);
  const others = otherHosts();
  const pictures: Parameters<typeof chooseOfflinePictures>[1] = new Map();

  await write(siteSheet(rules));
  // One after the other: hundreds of parsed pages would fill the memory.
  for (const file of pageFiles(files)) {
    const page = readPage(folder, file);
    const sheet = plainStyles(page, rules);
    await write(sheet);
    lateScripts(page, { chunks, styles: sheet.address, version, prefix });
    withPolicy(page, others);
    chooseOfflinePictures(page, pictures);
    await writeFile(path.join(folder, file), page.$.html());
  }

  await mkdir(path.join(folder, "offline"), { recursive: true });
  for (const [hash, { file }] of pictures)
    await copyFile(folder + file, path.join(folder, `offline/${hash}.webp`));
  // Where Gatsby puts what would run scripts of other hosts. The site has none.
  await rm(path.join(folder, "~partytown"), { recursive: true, force: true });
}

/** Runs last, when the service worker is there too: what is published is proven first, then laid out for hosts. */
export async function publish(folder = "public", prefix = ""): Promise<void> {
  // Pages that Gatsby and its plugins make for themselves: redirects lead home from them.
  for (const name of ["404", "offline-plugin-app-shell-fallback", "_gatsby"])
    await rm(path.join(folder, name), { recursive: true, force: true });
  await writeFile(path.join(folder, "_redirects"), redirectsFile(prefix));
  // Side by side: the one works on the main thread, the other in threads of its own.
  const [found] = await Promise.all([
    faults(folder, otherHosts(), prefix),
    compress(folder),
  ]);
  if (found.length > 0)
    throw new Error(
      `The built site must not be published:\n${found.map((fault) => `  ${fault}`).join("\n")}`,
    );
  await copyFlat(folder, pageFiles(filesIn(folder)));
}

/**
 * Writes the version of the build at the beginning of each file of data, and in Gatsby's own place for it. Gatsby's hash
 * of the scripts stays the same where only texts have changed.
 * @returns the version: 20 hex digits
 */
async function stampData(folder: string, files: readonly string[]) {
  const data = files.filter((file) => /^page-data\/.*\.json$/.test(file));
  const texts = await Promise.all(
    data.map((file) => readFile(path.join(folder, file), "utf8")),
  );
  const hash = createHash("sha256").update(texts.join()).digest("hex");
  const version = hash.slice(0, 20);
  await Promise.all(
    data.map((file, at) => {
      const content = JSON.parse(texts[at]!) as object;
      if (file.endsWith("app-data.json"))
        Object.assign(content, { webpackCompilationHash: version });
      // Twice: first in the file, and over the version of a file that Gatsby left from the last build.
      const stamped = JSON.stringify(
        Object.assign({ version }, content, { version }),
      );
      return writeFile(path.join(folder, file), stamped);
    }),
  );
  return version;
}

/** Ends the build with the message alone: what went wrong is said in it, and Gatsby's stack would bury it. */
const orPanic = async (reporter: Reporter, work: Promise<void>) =>
  work.catch((error: Error) => reporter.panic(error.message));

/** What plugins/post-build-html calls. */
export const afterPages = ({
  reporter,
  basePath,
}: {
  reporter: Reporter;
  basePath: string;
}) => orPanic(reporter, deliver("public", basePath));

/**
 * Gatsby calls its adapter after every plugin. Hosts need no more of us than plain files, and without an adapter named
 * Gatsby would install Netlify's when it builds there.
 */
export const adapter: IAdapter = {
  name: "longitude",
  adapt: ({ reporter, pathPrefix }) =>
    orPanic(reporter, publish("public", pathPrefix)),
};
