// Specification: 4.4, 4.5
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import type { Scholarship } from "../../../src/content/model";
import { ScholarshipFinder } from "../../../src/widgets/scholarships/ScholarshipFinder";
import { changeSite, pageData } from "../../support/content";
import { holdTime, wait } from "../../support/render";

const all = pageData<Queries.ScholarshipsPageQuery>("/scholarships")
  .scholarships.nodes as readonly Scholarship[];

const finder = (search = location.search, scholarships = all) => (
  <ScholarshipFinder
    scholarships={scholarships}
    pageLocation={{ pathname: location.pathname, search }}
  />
);

/** Gatsby's own state of an entry of the history. */
const STATE = { key: "1732200000000" };

function visit(address = "/scholarships", scholarships = all) {
  window.history.replaceState(STATE, "", address);
  const { rerender } = render(finder(undefined, scholarships));
  return { visitor: userEvent.setup(), rerender };
}

const field = () =>
  screen.getByRole<HTMLInputElement>("searchbox", {
    name: "Search scholarships",
  });
const type = (name: string) => screen.getByRole("radio", { name });
const order = () => screen.getByRole("combobox", { name: "Sort by" });
const clear = () => screen.getByRole("button", { name: "Clear All" });
const titles = () =>
  screen
    .queryAllByRole("heading", { level: 3 })
    .map((title) => title.textContent);
/** The count line, not its announcement. */
const count = () =>
  screen.getByText(/^Showing /, { selector: "p" }).textContent;
const address = () => location.pathname + location.search + location.hash;
const write = (value: string) =>
  fireEvent.input(field(), { target: { value } });

test("the text filters while it is typed, combined with the type, and is written into the address", async () => {
  const { visitor } = visit("/scholarships?utm_source=mail#award-3");
  const before = window.history.length;
  expect(count()).toBe("Showing 12 of 12 scholarships");
  await visitor.type(field(), "award");
  expect(count()).toBe("Showing 5 of 12 scholarships");
  await visitor.click(type("National"));
  expect(count()).toBe("Showing 3 of 12 scholarships");
  expect(titles()).toEqual([
    "Deccan Merit Award",
    "First in the Family Award",
    "Teachers of Tomorrow Award",
  ]);
  expect(address()).toBe(
    "/scholarships?utm_source=mail&q=award&type=national#award-3",
  );
  expect(window.history.state).toEqual(STATE);
  expect(window.history.length).toBe(before);
  await visitor.click(type("International"));
  expect(titles()).toEqual([
    "Global Clinical Scholarship",
    "Peninsula Leaders Award",
  ]);
});

test("the list is sorted, and Clear All resets the text, the type, the order and the address", async () => {
  const { visitor } = visit();
  expect(order()).toHaveDisplayValue("Sort by deadline");
  expect(titles()[0]).toBe("Deccan Merit Award");
  await visitor.selectOptions(order(), "Sort by amount");
  expect(titles()[0]).toBe("Global Clinical Scholarship");
  await visitor.selectOptions(order(), "Sort by title");
  expect(titles()).toEqual(titles().toSorted());
  await visitor.type(field(), "grant");
  await visitor.click(type("National"));
  expect(titles()).toEqual(["Distance Learner Grant"]);
  await visitor.type(field(), "s for astronauts");
  expect(titles()).toEqual(["No scholarships found"]);
  expect(
    screen.getByText("Try adjusting your search criteria or filters"),
  ).toBeVisible();
  expect(count()).toBe("Showing 0 of 12 scholarships");

  await visitor.click(clear());
  expect(field()).toHaveValue("");
  expect(type("All")).toBeChecked();
  expect(order()).toHaveDisplayValue("Sort by deadline");
  expect(titles()).toHaveLength(12);
  expect(address()).toBe("/scholarships");
});

test("the list follows also where the browser refuses another address", async () => {
  const { visitor } = visit();
  const refused = new DOMException("too many", "SecurityError");
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw refused;
  });
  await visitor.type(field(), "data");
  expect(count()).toBe("Showing 1 of 12 scholarships");
});

test("what is typed after Back, while that page is on its way, is not written into its address", () => {
  visit();
  window.history.replaceState(STATE, "", "/about");
  write("data");
  expect(count()).toBe("Showing 1 of 12 scholarships");
  expect(address()).toBe("/about");
  // Nor is it there when a link leads to the list again.
  cleanup();
  visit();
  expect(count()).toBe("Showing 12 of 12 scholarships");
});

test("an award in the address is scrolled to, but Back leads to where the page was left", async () => {
  const frame = () => act(() => new Promise(requestAnimationFrame));
  await frame(); // That of the test before.
  const scrolled = jest.spyOn(Element.prototype, "scrollIntoView");
  // The second time the entry says where it was left.
  for (const state of [{ key: "1" }, { key: "1", y: 0 }]) {
    window.history.replaceState(state, "", "/scholarships#award-3");
    const { unmount } = render(finder());
    await frame();
    expect(scrolled).toHaveBeenCalledTimes(1);
    unmount();
  }
});

test.each([false, true])(
  "Enter in the search field loads no page; the keyboard of a finger closes: %s",
  (isCoarse) => {
    const media = { matches: isCoarse } as MediaQueryList;
    jest.spyOn(window, "matchMedia").mockReturnValue(media);
    visit();
    field().focus();
    expect(fireEvent.submit(screen.getByRole("search"))).toBe(false);
    expect(isCoarse ? document.body : field()).toHaveFocus();
  },
);

test("the count is announced politely, half a second after the last letter, and then goes", async () => {
  holdTime();
  visit();
  const status = screen.getByRole("status");
  write("award");
  await wait(499);
  write("data");
  await wait(499);
  expect(status).toBeEmptyDOMElement();
  await wait(1);
  expect(status).toHaveTextContent("Showing 1 of 12 scholarships");
  await wait(2000);
  expect(status).toBeEmptyDOMElement();
  // A count that comes back before it was said is not news.
  write("award");
  write("data");
  await wait(600);
  expect(status).toBeEmptyDOMElement();
});

test.each([
  ["https://example.org", "https://example.org"],
  [null, "http://localhost"],
])(
  "on a site at %s an award's share link sends its facts and its address",
  (siteUrl, host) => {
    changeSite({}, { siteUrl });
    visit();
    const link = screen.getByRole<HTMLAnchorElement>("link", {
      name: /^Share Northern Lights Grant by WhatsApp, opens in a new tab$/,
    });
    expect(new URL(link.href).searchParams.get("text")).toBe(
      `Northern Lights Grant: $38,000, deadline 1 Dec 2024 ${host}/scholarships#award-2`,
    );
  },
);

test.each([
  ["up to $60,000", [15_000, 60_000], ["25%", "100%"]],
  [
    "of a larger award, to the next $20,000",
    [60_000, 61_000],
    ["75%", "76.25%"],
  ],
])("bars show amounts on a scale %s", (_, amounts, expected) => {
  visit(
    "/scholarships",
    amounts.map((awardAmount, at) => ({ ...all[at]!, awardAmount })),
  );
  const bars = document.querySelectorAll<HTMLElement>('[style*="--share"]');
  const shares = [...bars].map(({ style }) =>
    style.getPropertyValue("--share"),
  );
  expect(shares).toEqual(expected);
});

// Deadlines

const passed = () => screen.queryAllByText("Passed", { selector: "small" });

// The visitor is far west of Greenwich.
test("a deadline passes at the visitor's own midnight in a page that stays open, and hides nothing", async () => {
  holdTime("2024-11-25T23:58:00");
  visit();
  // The count has been announced: nothing else draws the list anew.
  await wait(3000);
  expect(passed()).toHaveLength(0);
  await wait(3 * 60_000);
  expect(passed()).toHaveLength(1);
  expect(titles()).toHaveLength(12);
});

test("in the HTML those have passed that had when the site was built, wherever on Earth one reads it", () => {
  const passedAt = (buildTime: string) => {
    changeSite({}, { buildTime });
    return renderToString(finder("")).split("<small>Passed ").length - 1;
  };
  expect(passedAt("2024-11-26T11:59:59.000Z")).toBe(0);
  expect(passedAt("2024-11-26T12:00:00.000Z")).toBe(1);
});

test("when every deadline has passed, a sentence above the list says so, with the chat; nothing is hidden", () => {
  holdTime("2099-03-15T12:00");
  visit();
  const all = /Every deadline on this list has passed\./;
  expect(screen.queryByText(all)).not.toBeInTheDocument();
  // While one is ahead it is not said, whatever is listed.
  visit("/scholarships?q=deccan");
  expect(screen.queryByText(all)).not.toBeInTheDocument();
  cleanup();

  jest.setSystemTime(new Date("2099-03-16T12:00"));
  visit();
  expect(screen.getByText(all)).toBeVisible();
  expect(passed()).toHaveLength(12);
  const name = /^Ask us which awards open again/;
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name });
  expect(href).toMatch(/^https:\/\/wa\.me\/91/);
  // After the greeting.
  expect(new URL(href).searchParams.get("text")).toMatch(
    /.\n.*which of the scholarships on your website open again/,
  );
});
