import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { endWait, watchNavigation } from "../../src/lib/navigation";
import { changeSite, site } from "../support/content";
import { frameAt } from "../support/render";

// In a browser, with pages that do not come: browser/waiting.

const header = () => within(screen.getByRole("banner"));
const wait = (ms: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

beforeAll(() => {
  const never = new Promise<never>(() => {});
  Object.assign(window, { ___loader: { loadPage: () => never } });
  watchNavigation();
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => act(endWait));

test.each([
  ["/about", "About"],
  ["/programs", "Programs"],
  ["/", site.answer.siteSettings.name],
  ["/country/germany", "Germany"],
  ["/country/atlantis", "the page"],
])("while %s is on its way, the header says so", async (path, name) => {
  // Each has a page that only it links to.
  const { header: top, footer } = site.answer.siteSettings;
  const isAbout = (link: { to: string }) => link.to === "/about";
  changeSite({
    header: { ...top, links: top.links.filter(isAbout) },
    footer: {
      ...footer,
      quickLinks: footer.quickLinks.filter((link) => !isAbout(link)),
    },
  });
  render(frameAt("/services"));
  const status = header().getByRole("status");
  const main = screen.getByRole("main");
  window.___navigate(path);
  await wait(299);
  expect(status).toBeEmptyDOMElement();
  expect(main).not.toHaveAttribute("aria-busy");
  await wait(1);
  expect(status).toHaveTextContent(`Loading ${name}`);
  expect(main).toHaveAttribute("aria-busy", "true");
  act(endWait);
  expect(status).toBeEmptyDOMElement();
  expect(main).not.toHaveAttribute("aria-busy");
});

test("an open menu closes, and its button has the focus", async () => {
  render(frameAt("/programs"));
  const summary = header().getByText("Menu").closest("summary")!;
  const menu = summary.parentElement as HTMLDetailsElement;
  menu.open = true;
  const link = header().getByRole("link", { name: "About" });
  link.focus();
  fireEvent.click(link);
  window.___navigate("/about");
  await wait(300);
  expect(menu.open).toBe(false);
  expect(summary).toHaveFocus();
});
