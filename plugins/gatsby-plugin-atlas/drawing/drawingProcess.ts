import { drawAtlas } from "./atlas";

// What drawAside.ts starts: takes what drawAtlas takes, answers with the atlas, and ends.

process.once("message", async (input: Parameters<typeof drawAtlas>) => {
  const atlas = await drawAtlas(...input);
  process.send!(atlas, () => process.disconnect());
});
