// Specification: 5.7
import { expectScripts } from "../src/frame/firstScripts";
import { holdTime, wait } from "./support/render";

const { dataset } = document.documentElement;

test.each([
  ["expected", undefined],
  ["running", "running"],
])(
  "what is %s after the start is %s after ten seconds",
  async (state, left) => {
    holdTime();
    expectScripts();
    expect(dataset.script).toBe("expected");
    dataset.script = state;
    await wait(9_999);
    expect(dataset.script).toBe(state);
    await wait(1);
    expect(dataset.script).toBe(left);
  },
);
