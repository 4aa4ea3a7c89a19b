import { createHash } from "node:crypto";

export type AtlasFile = {
  /** From the site's root: "/atlas/world.1a2b3c4d.svg". */
  path: string;
  content: string | Buffer;
};

/** Takes a file in and answers the address it will be served under. */
export type Publish = (
  name: string,
  extension: string,
  content: string | Buffer,
) => string;

/** Letters of the hash that stand in a file's name. */
const HASH_LENGTH = 8;

/** Collects files. Every address says its content, so that a browser may keep a file for ever. */
export function publisher(): { files: AtlasFile[]; publish: Publish } {
  const byPath = new Map<string, AtlasFile>();
  return {
    get files() {
      return [...byPath.values()];
    },
    publish(name, extension, content) {
      const hash = createHash("sha256")
        .update(content)
        .digest("hex")
        .slice(0, HASH_LENGTH);
      const path = `${name}.${hash}.${extension}`;
      byPath.set(path, { path, content });
      return path;
    },
  };
}
