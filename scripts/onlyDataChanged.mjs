// @ts-check
// node scripts/onlyDataChanged.mjs <commit>, for the workflow: has anything but content changed since a commit that passed all tests?
// Prints only-data=true where nothing has; only-data=false also where the commit is missing, unknown or not part of the
// history any more, as after a forced push.
import { run } from "./run.mjs";

const [, , base = ""] = process.argv;
console.log(`only-data=${(await isCommit(base)) && (await onlyData(base))}`);

/** @param {string} base */
async function isCommit(base) {
  if (!/^[0-9a-f]{40}$/.test(base)) return false;
  const args = ["merge-base", "--is-ancestor", base, "HEAD"];
  return (await run(["git", args])).code === 0;
}

/** The guide in data/ is a test. A file that was moved there has gone from elsewhere. @param {string} base */
async function onlyData(base) {
  const args = ["diff", "--name-only", "--no-renames", "-z", base, "HEAD"];
  const { code, output } = await run(["git", args]);
  return (
    code === 0 &&
    output
      .split("\0")
      .filter(Boolean)
      .every((file) => /^data\/(?!README\.md$)/.test(file))
  );
}
