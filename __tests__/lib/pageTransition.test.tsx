import { noteArrival, watchNavigation } from "../../src/lib/pageTransition";

// How pages move is in browser/transitions; here, that it keeps no visitor from the next page.

const navigate = jest.fn();
/** Chromium's, when the next move comes before the end of this one. */
const startViewTransition = jest.fn((draw: () => Promise<void>) => ({
  finished: draw(),
  ready: Promise.reject(new DOMException("skipped")),
  updateCallbackDone: Promise.reject(new DOMException("skipped")),
}));

test.each([
  ["has come", async () => {}],
  ["cannot be loaded", () => Promise.reject(new Error("offline"))],
])(
  "a page that %s is Gatsby's to draw, once that is known",
  async (_, load) => {
    Object.assign(window, {
      CSS: { escape: String },
      ___navigate: navigate,
      ___loader: { loadPage: load },
    });
    Object.assign(document, { startViewTransition });
    Object.assign(navigator, { userAgentData: {} });
    watchNavigation();
    noteArrival("/");
    const going = window.___navigate("/about", { replace: false });
    expect(startViewTransition).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
    await going;
    expect(startViewTransition).toHaveBeenCalledTimes(1);
    expect(navigate.mock.calls).toEqual([["/about", { replace: false }]]);
  },
);
