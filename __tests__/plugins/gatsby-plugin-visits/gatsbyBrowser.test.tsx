// Specification: 5.8, 5.9
import { onRouteUpdate } from "../../../plugins/gatsby-plugin-visits/gatsby-browser";

test("home below a path keeps the slash that the worker's scope ends with", () => {
  const site = globalThis as { __PATH_PREFIX__?: string };
  site.__PATH_PREFIX__ = "/college";
  window.history.replaceState({ key: "1" }, "", "/college");
  onRouteUpdate?.({ location } as never, { plugins: [] });
  site.__PATH_PREFIX__ = "";
  expect(location.pathname).toBe("/college/");
  expect(window.history.state).toMatchObject({ key: "1" });
});
