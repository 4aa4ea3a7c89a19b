// Specification: 5.7
import { startScripts } from "../../../plugins/gatsby-plugin-late-scripts/startScripts";

const loaded = () =>
  [...document.querySelectorAll("script[src]")].map((script) =>
    script.getAttribute("src"),
  );

test("a background tab loads the scripts after two seconds, and lost ones of this host again, ever later", () => {
  jest.useFakeTimers();
  const script = document.createElement("script");
  script.dataset.files = "/app.js /page.js";
  jest.spyOn(document, "currentScript", "get").mockReturnValue(script);
  const frame = jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  startScripts();
  jest.advanceTimersByTime(1999);
  expect(loaded()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(loaded()).toEqual(["/app.js", "/page.js"]);
  // It is painted when it is shown, and loads nothing again.
  frame.mock.calls[0]![0](0);
  jest.advanceTimersByTime(1000);
  expect(loaded()).toHaveLength(2);
  for (const pause of [2000, 4000]) {
    const before = loaded().length;
    document.querySelector("script[src]")!.dispatchEvent(new Event("error"));
    jest.advanceTimersByTime(pause - 1);
    expect(loaded()).toHaveLength(before);
    jest.advanceTimersByTime(1);
    expect(loaded().slice(before)).toEqual([`${location.origin}/app.js`]);
  }
  const others = Object.assign(document.createElement("script"), {
    src: "https://stats.example/script.js",
  });
  document.body.append(others);
  const before = loaded().length;
  others.dispatchEvent(new Event("error"));
  jest.runAllTimers();
  expect(loaded()).toHaveLength(before);
});
