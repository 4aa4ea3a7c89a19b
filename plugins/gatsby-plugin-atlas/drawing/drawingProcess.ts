import { drawAtlas } from "./atlas";

// Started by drawInChildProcess.ts: receives the arguments of drawAtlas, sends the atlas, ends.

process.once("message", async (input: Parameters<typeof drawAtlas>) => {
  const atlas = await drawAtlas(...input);
  process.send!(atlas, () => process.disconnect());
});
