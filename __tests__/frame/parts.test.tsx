// Specification: 3.6, 3.7, 5.5
import { act, render, screen } from "@testing-library/react";
import { Footer } from "../../src/frame/Footer";
import { OfflineNote } from "../../src/frame/OfflineNote";
import { PageHead } from "../../src/frame/PageHead";
import { changeSite, site } from "../support/content";
import { frameAt, holdTime, wait } from "../support/render";

const status = () => screen.getByRole("status");

const setWorkers = (workers: object) =>
  Object.defineProperty(navigator, "serviceWorker", {
    value: workers,
    configurable: true,
  });
afterEach(() => void Reflect.deleteProperty(navigator, "serviceWorker"));

// Footer

test("it says until when somebody answers, and stays true until the page is left", async () => {
  holdTime("2024-11-25T17:58:30+05:30");
  const { container, unmount } = render(<Footer />);
  expect(container).toHaveTextContent("Open now until 6:00 PM India time");
  await wait(90_000);
  expect(container).toHaveTextContent("Opens Tuesday 9:00 AM India time");
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test("it says that the site can be read without internet once the worker is ready", async () => {
  let install = () => {};
  setWorkers({ ready: new Promise<void>((resolve) => (install = resolve)) });
  const { container } = render(<Footer />);
  expect(container).not.toHaveTextContent("Saved");
  await act(async () => install());
  expect(container).toHaveTextContent("Saved: readable without internet");
});

test("a translator leaves name, street and e-mail as they are", () => {
  const { container } = render(<Footer />);
  const left = [...container.querySelectorAll('[translate="no"]')].map(
    ({ textContent }) => textContent,
  );
  const { name, email, address, footer } = site.answer.siteSettings;
  const copyright = `© ${footer.copyrightYear} ${name}`;
  const texts = [name, `${address.street},`, email, copyright];
  expect(left.sort()).toEqual(texts.sort());
});

// Note of the offline copy

function goes(to: "offline" | "online") {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(to === "online");
  act(() => void window.dispatchEvent(new Event(to)));
}

test.each([
  [{ controller: {} }, "Offline copy of 20 Nov 2026"],
  // No worker for this page yet, or none at all: the browser shows no copy.
  [{ controller: null }, ""],
  [undefined, ""],
])("without network, with the workers %j, it says %j", (workers, says) => {
  if (workers) setWorkers(workers);
  // On the consultancy's clock it is the next day.
  changeSite({}, { buildTime: "2026-11-19T20:00:00.000Z" });
  render(<OfflineNote />);
  expect(status().textContent).toBe("");
  goes("offline");
  expect(status().textContent).toBe(says);
  goes("online");
  expect(status().textContent).toBe("");
});

test("where the worker has sent its copy, the note stands whatever the browser says", () => {
  const { dataset } = document.documentElement;
  dataset.offlineCopy = "";
  render(<OfflineNote />);
  expect(status().textContent).toMatch(/^Offline copy of /);
  delete dataset.offlineCopy;
});

// A page on its way

/** As gatsby-plugin-visits tells. */
const tell = (detail: string) =>
  act(
    () => void window.dispatchEvent(new CustomEvent("visits:wait", { detail })),
  );

test("scripts run; while a page is on its way the header says so", () => {
  render(frameAt("/services"));
  expect(document.documentElement.dataset.script).toBe("running");
  const [sign] = screen.getAllByRole("status");
  const main = screen.getByRole("main");
  expect(sign).toBeEmptyDOMElement();
  expect(main).not.toHaveAttribute("aria-busy");
  tell("/about");
  expect(sign).toHaveTextContent("Loading the page");
  expect(main).toHaveAttribute("aria-busy", "true");
  tell("");
  expect(sign).toBeEmptyDOMElement();
  expect(main).not.toHaveAttribute("aria-busy");
});

test("while a page is on its way an open menu closes, and its button has the focus", () => {
  render(frameAt("/programs"));
  const summary = screen.getByText("Menu").closest("summary")!;
  const menu = summary.parentElement as HTMLDetailsElement;
  menu.open = true;
  const [link] = screen.getAllByRole("link", { name: "About" });
  link!.focus();
  tell("/about");
  expect(menu.open).toBe(false);
  expect(summary).toHaveFocus();
});

// Head, once the site's address is known

const attribute = (selector: string, name = "content") =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null;
const property = (name: string) => attribute(`meta[property="og:${name}"]`);

test.each([
  ["/", "/", "home"],
  ["/about/", "/about", "about"],
  ["/country/uae", "/country/uae", "country/uae"],
  // Without a fixed address it is not for search engines.
  [null, null, null],
])(
  "%s is shared by the address %s, with the picture %s",
  (path, page, picture) => {
    const siteUrl = "https://example.org";
    changeSite({}, { siteUrl });
    render(<PageHead title="About" description="Who we are." path={path} />);
    const address = page && siteUrl + page;
    expect(attribute('link[rel="canonical"]', "href")).toBe(address);
    expect(property("url")).toBe(address);
    expect(attribute("meta[name=robots]")).toBe(path ? null : "noindex");
    if (!path) return;
    expect(property("image")).toBe(`${siteUrl}/sharing/${picture}.png`);
    expect(property("image:alt")).toBe("About");
  },
);
