import { readFileSync } from "node:fs";
import zlib from "node:zlib";

// What is in the copy, and that nothing else is, the build proves itself (src/delivery/workerProof.ts).

const worker = readFileSync("public/sw.js", "utf8");
const list = [...worker.matchAll(/"url": "([^"]+)"/g)].map(
  ([, file = ""]) => file,
);

/** What the copy may cost a visitor. On the visitor's disk the worker packs it: see browser/offline.spec.ts. */
const MOST_BYTES = 1_500_000;

test("the copy costs little over the wire", () => {
  const files = list.map((file) => readFileSync(`public/${file}`));
  const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
  const raw = sum(files.map(({ length }) => length));
  const packed = sum(
    files.map((file) => Math.min(file.length, zlib.gzipSync(file).length)),
  );
  process.stderr.write(
    `The offline copy: ${list.length} files, ${Math.round(raw / 1000)} KB, ${Math.round(packed / 1000)} KB over the wire (gzip).\n`,
  );
  expect(list.length).toBeGreaterThan(100);
  expect(packed).toBeLessThan(MOST_BYTES);
});
