/** @jest-environment node */
import childProcess, { type ForkOptions } from "node:child_process";
import countries from "../../data/countries.json";
import site from "../../data/site.json";
import { drawInChildProcess } from "../../plugins/gatsby-plugin-atlas/drawing/drawInChildProcess";
import type { Country } from "../../src/content/model";

const malaysia = (countries as Country[]).find(({ code }) => code === "my")!;

// A process starts, reads the world and draws: a second or two, and more on a busy machine.
jest.setTimeout(60_000);

test("a country of which only the texts have changed is not drawn again", async () => {
  const first = await drawInChildProcess([malaysia], site.home);
  const reworded = { ...malaysia, page: null, card: null };
  expect(await drawInChildProcess([reworded], site.home)).toBe(first);
});

test("a process that ends without an atlas is an error", async () => {
  // Keep what the process prints out of the tests' output.
  const { fork } = childProcess;
  const quietly = jest
    .spyOn(childProcess, "fork")
    .mockImplementation((file, options) =>
      fork(file, { ...(options as ForkOptions), silent: true }),
    );
  const nowhere = { ...site.home, timeZone: "Asia/Atlantis" };
  await expect(drawInChildProcess([malaysia], nowhere)).rejects.toThrow(
    "The atlas was not drawn: its process ended (1).",
  );
  quietly.mockRestore();
});
