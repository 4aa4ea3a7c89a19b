import { waitFor } from "@testing-library/react";
import { useState } from "react";
import { onClientEntry } from "../../gatsby-browser";
import { hydrate } from "../../src/lib/hydrate";

// In a browser, with real pages: browser/failing, browser/scripts.

const { dataset } = document.documentElement;
let fail = () => {};
function Page() {
  const [hasFailed, setHasFailed] = useState(false);
  fail = () => setHasFailed(true);
  if (hasFailed) throw new Error("broken");
  return <h1>Scholarships</h1>;
}

test("scripts run once React has its data; where React fails, the browser opens the next page", async () => {
  // Jest's DOM says that it opens no pages.
  const said = jest.spyOn(console, "error").mockImplementation(() => {});
  window.reportError = jest.fn();
  dataset.script = "expected";
  const loadPage = () => new Promise<undefined>(() => {});
  Object.assign(window, { ___navigate() {}, ___loader: { loadPage } });
  void onClientEntry?.({} as never, { plugins: [] });
  expect(dataset.script).toBe("expected");

  const main = document.body.appendChild(document.createElement("main"));
  hydrate(<Page />, main, false);
  expect(dataset.script).toBe("running");
  await waitFor(() => expect(main).toHaveTextContent("Scholarships"));

  window.___navigate("/about");
  fail();
  await waitFor(() => expect(dataset.script).toBeUndefined());
  expect(window.reportError).toHaveBeenCalledTimes(1);
  expect(said.mock.calls.join()).toMatch(/Not implemented: navigation/);
});
