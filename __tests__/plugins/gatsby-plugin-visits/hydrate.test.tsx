// Specification: 5.8
import { waitFor } from "@testing-library/react";
import { useState } from "react";
import { hydrate } from "../../../plugins/gatsby-plugin-visits/hydrate";
import { watchNavigation } from "../../../plugins/gatsby-plugin-visits/navigation";

let fail = () => {};
function Page() {
  const [hasFailed, setHasFailed] = useState(false);
  fail = () => setHasFailed(true);
  if (hasFailed) throw new Error("broken");
  return <h1>Scholarships</h1>;
}

test("where React fails the site is told, and the browser opens the page that is on its way", async () => {
  // Jest's DOM says that it opens no pages.
  const said = jest.spyOn(console, "error").mockImplementation(() => {});
  window.reportError = jest.fn();
  const told = jest.fn();
  window.addEventListener("visits:rescue", told);
  const loadPage = () => new Promise<undefined>(() => {});
  Object.assign(window, { ___navigate() {}, ___loader: { loadPage } });
  watchNavigation();

  const main = document.body.appendChild(document.createElement("main"));
  hydrate(<Page />, main, false);
  await waitFor(() => expect(main).toHaveTextContent("Scholarships"));

  window.___navigate("/about");
  fail();
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(window.reportError).toHaveBeenCalledTimes(1);
  expect(said.mock.calls.join()).toMatch(/Not implemented: navigation/);
});
