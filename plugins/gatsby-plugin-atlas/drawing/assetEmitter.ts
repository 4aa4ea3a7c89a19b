import { createHash } from "node:crypto";

/** A file to be served. */
export type Asset = {
  /** From the site's root: "/atlas/world.1a2b3c4d.svg". */
  path: string;
  content: string | Buffer;
};

/** Adds a file to the assets and returns the address it will be served under. */
export type Emit = (
  name: string,
  extension: string,
  content: string | Buffer,
) => string;

/** Letters of the hash in a file's name. */
const HASH_LENGTH = 8;

/**
 * Collects files. Their names contain a hash of their content, so that browsers may cache them for ever.
 * @param prefix the path below which the site is published
 */
export function createAssetEmitter(prefix = ""): {
  files: Asset[];
  emit: Emit;
} {
  const byPath = new Map<string, Asset>();
  return {
    get files() {
      return [...byPath.values()];
    },
    emit(name, extension, content) {
      const hash = createHash("sha256")
        .update(content)
        .digest("hex")
        .slice(0, HASH_LENGTH);
      const path = `${name}.${hash}.${extension}`;
      byPath.set(path, { path, content });
      return prefix + path;
    },
  };
}
