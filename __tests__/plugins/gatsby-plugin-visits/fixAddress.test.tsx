// Specification: 5.8
import { fixAddress } from "../../../plugins/gatsby-plugin-visits/fixAddress";

test.each([
  ["/about?q=1#values", "/about?q=1#values"],
  ["/about?q=1#%E0%A4%A", "/about?q=1"],
  ["/country/50%2525-off#a", "/country/50%2525-off#a"],
])("%s stays or becomes %s", (address, fixed) => {
  window.history.replaceState(null, "", address);
  fixAddress("/");
  expect(location.href).toBe(location.origin + fixed);
});

test.each(["/country/%E0%A4%A", "/country/50%25-off"])(
  "from %s the browser is led home",
  (address) => {
    const said = jest.spyOn(console, "error").mockImplementation(() => {});
    window.history.replaceState(null, "", address);
    fixAddress("/");
    expect(said.mock.calls.join()).toMatch(/Not implemented: navigation/);
  },
);
