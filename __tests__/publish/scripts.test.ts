import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import { visitorScripts } from "../../src/publish/scripts";
import { temporaryFolder } from "../support/temporaryFolder";

/** What is added to webpack's hash, which Gatsby takes for the version of the site. */
function addedToHash(): string {
  let added = "";
  const hash = { update: (text: string) => void (added += text) };
  const hook = (tapped: object) => ({
    tap: (_name: string, run: (tapped: object) => void) => run(tapped),
  });
  const compilation = { hooks: { fullHash: hook(hash) } };
  const compiler = { hooks: { compilation: hook(compilation) } };
  type Config = { plugins: { apply?(compiler: object): void }[] };
  visitorScripts({
    actions: {
      setWebpackConfig: ({ plugins }: Config) =>
        plugins.forEach((plugin) => plugin.apply?.(compiler)),
    },
    plugins: { banner: () => ({}) },
  } as never);
  return added;
}

test("a text that is edited is a new version of the site", () => {
  const folder = temporaryFolder("data");
  const shipped = process.env.DATA_FOLDER!;
  cpSync(shipped, folder, { recursive: true });
  jest.replaceProperty(process, "env", {
    ...process.env,
    DATA_FOLDER: folder,
  });
  const before = addedToHash();
  expect(before).toMatch(/^\w{64}$/);
  expect(addedToHash()).toBe(before);
  writeFileSync(path.join(folder, "pages/about.json"), "{}");
  expect(addedToHash()).not.toBe(before);
});
