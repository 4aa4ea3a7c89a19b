// Specification: 3.2, 3.3
import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { onWide } from "../../src/styles/media";
import { frameAt, holdTime, serve, wait } from "../support/render";

const header = () => within(screen.getByRole("banner"));
const summary = (name: string) => header().getByText(name).closest("summary")!;
const link = (name: string) => header().getByRole("link", { name });
const open = () =>
  ["Menu", "Destinations"].filter((name) =>
    summary(name).parentElement!.hasAttribute("open"),
  );

/** A wide screen: what the dropdown asks for before it opens on hover. */
const onDesktop = () =>
  jest
    .spyOn(window, "matchMedia")
    .mockReturnValue({ ...matchMedia(""), matches: true });

/** The page is scrolled to here, until the end of the test. */
function scrollTo(y: number) {
  jest.replaceProperty(window, "scrollY", y);
  fireEvent.scroll(window);
}

test("scrolled more than 10 px, the header takes its translucent look, until the page is back at the top", () => {
  scrollTo(300);
  render(frameAt("/"));
  const bar = screen.getByRole("banner");
  // A page that is opened further down has it at once.
  expect(bar).toHaveAttribute("data-scrolled");
  scrollTo(10);
  expect(bar).not.toHaveAttribute("data-scrolled");
  scrollTo(11);
  expect(bar).toHaveAttribute("data-scrolled");
});

test("the chat hides while one scrolls down, not for a trembling finger or a bounce at the top", () => {
  const { rerender } = render(frameAt("/"));
  const isAway = (y: number) => {
    scrollTo(y);
    const chat = screen.getByRole("complementary", { name: "Chat" });
    return chat.hasAttribute("data-away");
  };
  expect([3, -60, 0, 3, 7].map(isAway)).toEqual([
    ...[false, false, false, false, true],
  ]);
  expect([4, 400, 390].map(isAway)).toEqual([true, true, false]);
  expect(isAway(500)).toBe(true);
  // It is there on the next page, also where that is not scrolled to its top.
  rerender(frameAt("/services"));
  expect(isAway(500)).toBe(false);
});

// The dropdown

/** A <details> tells a moment later that it was opened or closed. */
const toggled = () => act(() => new Promise((done) => setTimeout(done)));

test("on desktop alone it opens where a mouse rests for 120 ms, and closes when the mouse leaves", async () => {
  const mouse = holdTime();
  render(frameAt("/"));
  const toggle = summary("Destinations");
  await mouse.hover(toggle);
  await wait(120);
  expect(open()).toEqual([]);
  await mouse.unhover(toggle);
  onDesktop();
  await mouse.hover(toggle);
  await wait(119);
  expect(open()).toEqual([]);
  await mouse.unhover(toggle);
  await wait(120);
  expect(open()).toEqual([]);
  await mouse.hover(toggle);
  await wait(120);
  expect(open()).toEqual(["Destinations"]);
  // On its way to a link the pointer crosses the header beside the toggle.
  await mouse.hover(link("About"));
  expect(open()).toEqual(["Destinations"]);
  await mouse.hover(screen.getByRole("main"));
  expect(open()).toEqual([]);
});

async function hoverOpen() {
  await userEvent.hover(summary("Destinations"));
  await waitFor(() => expect(open()).toEqual(["Destinations"]));
  await toggled();
}

test("Escape closes what hover has opened, and leaves the focus where it is", async () => {
  onDesktop();
  render(frameAt("/"));
  await hoverOpen();
  await userEvent.keyboard("{Escape}");
  expect(open()).toEqual([]);
  expect(document.body).toHaveFocus();
});

test("a finger does not hover: it opens the dropdown by its first tap and closes it by the second", async () => {
  onDesktop();
  render(frameAt("/"));
  // Nor does a pen.
  const over = new MouseEvent("pointerover", { bubbles: true });
  Object.defineProperty(over, "pointerType", { value: "pen" });
  fireEvent(summary("Destinations"), over);
  expect(open()).toEqual([]);
  const finger = userEvent.setup();
  const target = summary("Destinations");
  for (const [keys, isOpen] of [
    ["[TouchA>]", false],
    ["[/TouchA]", true],
    ["[TouchA]", false],
  ] as const) {
    await finger.pointer({ keys, target });
    expect(open()).toEqual(isOpen ? ["Destinations"] : []);
  }
});

test("opened before React listens, the dropdown has its map, and Escape closes it", async () => {
  // In development React says that the server did not send it open.
  jest.spyOn(console, "error").mockImplementation(() => {});
  const hydrate = serve(frameAt("/"));
  summary("Destinations").closest("details")!.open = true;
  await toggled();
  hydrate();
  expect(screen.getByRole("banner").querySelector("figure")).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  expect(open()).toEqual([]);
});

test("opened on hover, a click does not close it under the pointer, and the keyboard does", async () => {
  onDesktop();
  render(frameAt("/"));
  await hoverOpen();
  await userEvent.click(summary("Destinations"));
  expect(open()).toEqual(["Destinations"]);
  fireEvent.click(summary("Destinations"), { detail: 0 });
  expect(open()).toEqual([]);
  // From then on the pointer's clicks toggle it, too.
  await toggled();
  fireEvent.click(summary("Destinations"), { detail: 1 });
  expect(open()).toEqual(["Destinations"]);
  fireEvent.click(summary("Destinations"), { detail: 1 });
  expect(open()).toEqual([]);
});

test.each(["keyboard", "pointer"])(
  "opened by %s, it stays while the keyboard is in it, wherever the pointer goes",
  async (by) => {
    onDesktop();
    render(frameAt("/"));
    const toggle = summary("Destinations");
    if (by === "keyboard") fireEvent.click(toggle, { detail: 0 });
    else await hoverOpen();
    toggle.focus();
    await userEvent.tab();
    expect(link("Malaysia")).toHaveFocus();
    await userEvent.hover(toggle);
    await userEvent.unhover(toggle);
    expect(open()).toEqual(["Destinations"]);
  },
);

test("a press elsewhere or focus moving out of the header closes it, and a press within it does not", async () => {
  render(frameAt("/"));
  await userEvent.click(summary("Destinations"));
  fireEvent.pointerDown(link("Turkey"));
  expect(open()).toEqual(["Destinations"]);
  fireEvent.pointerDown(document.body);
  expect(open()).toEqual([]);
  await userEvent.click(summary("Destinations"));
  act(() => screen.getByRole("main").focus());
  expect(open()).toEqual([]);
});

// The menu of small screens

type Watchers = Set<{ onclose: () => void }>;

/** Chromium's watchers take one request to close each. @returns those that wait for one */
function watchCloseRequests() {
  const waiting: Watchers = new Set();
  window.CloseWatcher = class {
    onclose = () => {};
    constructor({ signal }: { signal: AbortSignal }) {
      waiting.add(this);
      signal.addEventListener("abort", () => waiting.delete(this));
    }
  };
  return waiting;
}
afterEach(() => delete window.CloseWatcher);

test.each(["Escape", "Back"])(
  "%s closes the destinations first, then the menu, and gives the focus back",
  async (by) => {
    const waiting: Watchers = by === "Back" ? watchCloseRequests() : new Set();
    render(frameAt("/"));
    const ask = async () => {
      if (by === "Escape") return userEvent.keyboard("{Escape}");
      await waitFor(() => expect(waiting.size).toBe(1));
      const [watcher] = waiting;
      waiting.delete(watcher!);
      act(() => watcher!.onclose());
    };
    await userEvent.click(summary("Menu"));
    await userEvent.click(summary("Destinations"));
    act(() => link("Turkey").focus());
    await ask();
    expect(open()).toEqual(["Menu"]);
    expect(summary("Destinations")).toHaveFocus();
    await ask();
    expect(open()).toEqual([]);
    expect(summary("Menu")).toHaveFocus();
    // The next Back leaves the page.
    await toggled();
    expect(waiting.size).toBe(0);
  },
);

test("the destinations close with the menu around them", async () => {
  render(frameAt("/"));
  await userEvent.click(summary("Menu"));
  await userEvent.click(summary("Destinations"));
  await userEvent.click(summary("Menu"));
  await waitFor(() => expect(open()).toEqual([]));
});

test("both close where the window gets another layout", async () => {
  const media = new EventTarget() as MediaQueryList;
  const { matchMedia } = window;
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) =>
      query === onWide ? media : matchMedia(query),
    );
  render(frameAt("/"));
  await userEvent.click(summary("Menu"));
  await userEvent.click(summary("Destinations"));
  media.dispatchEvent(new Event("change"));
  expect(open()).toEqual([]);
});

test("another page closes both; so does choosing the current page, which keeps the focus", async () => {
  const { rerender } = render(frameAt("/"));
  await userEvent.click(summary("Menu"));
  await userEvent.click(summary("Destinations"));
  rerender(frameAt("/services"));
  expect(open()).toEqual([]);
  await userEvent.click(summary("Menu"));
  expect(link("Services")).toHaveAttribute("aria-current", "page");
  await userEvent.click(link("Services"));
  expect(open()).toEqual([]);
  expect(summary("Menu")).toHaveFocus();
});
