import { createHash } from "node:crypto";
import type { Node } from "gatsby";
import type { Compiler } from "webpack";

/** Gatsby takes webpack's hash for the version of the site: here the content of files that it reads becomes part of it. */
export const versionOf = (files: readonly Node[]) => ({
  apply({ hooks }: Compiler) {
    const lines = files.map(
      ({ relativePath, internal }) =>
        `${String(relativePath)} ${internal.contentDigest}`,
    );
    const digest = createHash("sha256").update(lines.sort().join("\n"));
    const data = digest.digest("hex");
    hooks.compilation.tap("versionOfData", ({ hooks }) =>
      hooks.fullHash.tap("versionOfData", (hash) => hash.update(data)),
    );
  },
});
