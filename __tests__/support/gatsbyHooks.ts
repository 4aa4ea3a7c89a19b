import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../scripts/temporaryFolder";
import { dataFolder } from "../../src/content/readData";

type Page = {
  path: string;
  matchPath?: string;
  component: string;
  context: Record<string, unknown>;
};

/** What Gatsby passes to hooks, as far as ours use it. */
export const actions = {
  createPage: jest.fn<void, [Page]>(),
  createRedirect: jest.fn(),
  createTypes: jest.fn<void, [string | string[]]>(),
  createFieldExtension: jest.fn(),
};
export const reporter = {
  info: jest.fn(),
  warn: jest.fn(),
  panic: jest.fn(),
  panicOnBuild: jest.fn(),
};
const cached = new Map<string, unknown>();
const cache = {
  get: async (key: string) => cached.get(key),
  set: async (key: string, value: unknown) => void cached.set(key, value),
};
export const createResolvers = jest.fn();
export const gatsby = { actions, reporter, cache, createResolvers } as never;
export const options = { plugins: [] };

/**
 * Goes to a temporary folder, in which hooks find the site with a copy of its data, so that nothing lands in the public/ of
 * this one.
 */
export function enterSiteCopy() {
  const root = process.cwd();
  const folder = temporaryFolder("gatsby-node");
  const data = path.join(folder, dataFolder());
  for (const name of ["src", "plugins", "static", "node_modules"])
    symlinkSync(
      path.join(root, name),
      path.join(folder, name),
      "junction", // the kind that Windows lets anybody make
    );
  mkdirSync(path.join(folder, "public"));
  const resetData = () =>
    cpSync(path.join(root, dataFolder()), data, { recursive: true });
  resetData();
  process.chdir(folder);
  const leave = () => {
    process.chdir(root);
    rmSync(folder, { recursive: true });
  };
  return { folder, data, resetData, leave };
}
