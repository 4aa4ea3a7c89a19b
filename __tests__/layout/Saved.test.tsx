import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";

/** The line in a browser whose worker is of this address; each has its own copy of what is known. */
async function drawWith(scriptURL: string) {
  const ready = Promise.resolve({ active: { scriptURL } });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { ready },
  });
  const { Saved } = jest.requireActual<typeof import("../../src/layout/Saved")>(
    "../../src/layout/Saved",
  );
  expect(renderToString(<Saved text="Saved" />)).toBe("");
  await act(async () => void render(<Saved text="Saved" />));
}

afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));

test("under Save-Data only what was opened is saved, and nothing is said", async () => {
  await drawWith("https://longitude.example/sw.js?save-data");
  expect(screen.queryByText("Saved")).toBeNull();
});

test("it is said once the whole copy stands", async () => {
  await drawWith("https://longitude.example/sw.js");
  expect(screen.getByText("Saved")).toBeVisible();
});
