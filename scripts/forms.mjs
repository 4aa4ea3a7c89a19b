// @ts-check
// npm run edit, npm run forms: forms for data/, served on this computer or written for a static host.
import path from "node:path";
import { installPackages } from "./installPackages.mjs";
import { root } from "./run.mjs";

await installPackages();
await installPackages(path.join(root, "forms"), "the forms (a few seconds)");
// Not before the packages are there.
const { tsImport } = await import("tsx/esm/api");
const forms = await tsImport("../forms/main.ts", import.meta.url);
await (process.argv[2] === "edit" ? forms.edit(root) : forms.write(root));
