import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Scholarship } from "../../../src/content/model";
import { aScholarship } from "./builders";
import {
  cards,
  CHAT,
  clear,
  count,
  field,
  finder,
  order,
  titles,
  type,
} from "./finder";

// Which scholarships a search finds, and in which order, is in search.test.ts; the address in address.test.tsx.

function visit(scholarships?: readonly Scholarship[]) {
  render(finder(scholarships));
  return userEvent.setup();
}

/** A visit on a day of the visitor's calendar. */
function visitOn(day: string, scholarships?: readonly Scholarship[]) {
  const [year, month, date] = day.split("-").map(Number);
  jest.useFakeTimers({ now: new Date(year!, month! - 1, date, 12) });
  visit(scholarships);
}

const write = (value: string) =>
  fireEvent.input(field(), { target: { value } });
const card = (title: string) =>
  screen.getByRole("heading", { name: title }).closest("li")!;

beforeEach(() => window.history.replaceState(null, "", "/scholarships"));
afterEach(() => jest.useRealTimers());

test("the page is headed and lists all 12 scholarships by deadline", () => {
  visit();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    /^Scholarships$/,
  );
  expect(count()).toBe("Showing 12 of 12 scholarships");
  expect(cards()).toHaveLength(12);
  expect(titles()[0]).toBe("Deccan Merit Award");
  expect(titles().at(-1)).toBe("Teachers of Tomorrow Award");
});

test("a card shows every field, the award in dollars and the date in words, and has an anchor of its own", () => {
  visit();
  const shown = within(card("Rhine Valley Data Scholarship"));
  for (const text of [
    "International",
    "Tuition and living costs for a data science master’s, with a paid summer placement.",
    "$42,000",
    "Degree with maths or statistics",
    "20 Dec 2024",
    "Computer Science",
    "356",
  ])
    expect(shown.getByText(text)).toBeVisible();
  expect(card("Rhine Valley Data Scholarship")).toHaveAttribute(
    "id",
    "award-5",
  );
  expect(shown.getByText("20 Dec 2024")).toHaveAttribute(
    "datetime",
    "2024-12-20",
  );
});

test("the text filters while it is typed, combined with the type", async () => {
  const visitor = visit();
  await visitor.type(field(), "award");
  expect(count()).toBe("Showing 5 of 12 scholarships");
  await visitor.click(type("National"));
  expect(count()).toBe("Showing 3 of 12 scholarships");
  expect(titles()).toEqual([
    "Deccan Merit Award",
    "First in the Family Award",
    "Teachers of Tomorrow Award",
  ]);
});

test("the list is sorted, and Clear All resets the text, the type and the order, and keeps the focus", async () => {
  const visitor = visit();
  expect(order()).toHaveDisplayValue("Sort by deadline");
  expect(clear()).toHaveAttribute("aria-disabled", "true");
  await visitor.selectOptions(order(), "Sort by amount");
  expect(titles()[0]).toBe("Global Clinical Scholarship");
  await visitor.selectOptions(order(), "Sort by title");
  expect(titles()).toEqual(titles().toSorted());
  await visitor.type(field(), "grant");
  await visitor.click(type("National"));
  expect(clear()).toHaveAttribute("aria-disabled", "false");

  await visitor.click(clear());
  expect(field()).toHaveValue("");
  expect(type("All")).toBeChecked();
  expect(order()).toHaveDisplayValue("Sort by deadline");
  expect(cards()).toHaveLength(12);
  expect(clear()).toHaveFocus();
});

test("when nothing matches the page says so, with a hint", async () => {
  const visitor = visit();
  await visitor.type(field(), "astronaut");
  expect(
    screen.getByRole("heading", { name: "No scholarships found" }),
  ).toBeVisible();
  expect(
    screen.getByText("Try adjusting your search criteria or filters"),
  ).toBeVisible();
  expect(count()).toBe("Showing 0 of 12 scholarships");
  expect(cards()).toHaveLength(0);
  await visitor.click(clear());
  expect(screen.queryByText("No scholarships found")).not.toBeInTheDocument();
});

test("Apply Now is a button without an action", async () => {
  const visitor = visit();
  const buttons = screen.getAllByRole("button", { name: "Apply Now" });
  expect(buttons).toHaveLength(12);
  const before = document.body.innerHTML;
  await visitor.click(buttons[0]!);
  expect(document.body.innerHTML).toBe(before);
  expect(
    screen.queryByRole("link", { name: /Apply Now/ }),
  ).not.toBeInTheDocument();
});

test("with an applyUrl Apply Now is a link that opens in a new tab", () => {
  visit([aScholarship({ applyUrl: "https://example.org/apply" })]);
  const link = screen.getByRole("link", {
    name: /^Apply Now ?, opens in a new tab$/,
  });
  expect(link).toHaveAttribute("href", "https://example.org/apply");
  expect(link).toHaveAttribute("target", "_blank");
  expect(
    screen.queryByRole("button", { name: "Apply Now" }),
  ).not.toBeInTheDocument();
});

test("a passed deadline says so beside the date, on the visitor's own day", () => {
  visitOn("2024-12-01");
  expect(within(card("Deccan Merit Award")).getByText("Passed")).toBeVisible();
  expect(
    within(card("Northern Lights Grant")).queryByText("Passed"),
  ).not.toBeInTheDocument();
  expect(cards()).toHaveLength(12);
  expect(screen.getByText("Days left")).toBeInTheDocument();
});

/** The chart, which screen readers do not see: 1000 by 100 pixels large. */
function chart() {
  const plot = document.querySelector<SVGElement>("[data-plot]")!;
  plot.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 100);
  /** jsdom knows no PointerEvent. */
  const point = (type: string, award: number, pointerType: string) =>
    fireEvent(
      plot,
      Object.assign(
        new MouseEvent(type, {
          bubbles: true,
          clientX: (award / 60_000) * 1000,
        }),
        { pointerType },
      ),
    );
  return {
    hover: (award: number) => point("pointermove", award, "mouse"),
    press(award: number, pointerType: string) {
      point("pointerdown", award, pointerType);
      fireEvent.click(plot);
    },
  };
}

test("a pin that is pointed at says its award, its deadline and when to begin", () => {
  visitOn("2024-12-04");
  expect(screen.getByText(/Further right, a larger award/)).toBeInTheDocument();
  chart().hover(60_000);
  expect(
    screen.getByText("Global Clinical Scholarship", { selector: "a > b" }),
  ).toBeInTheDocument();
  expect(screen.getByText("$60,000 · 15 Dec 2024")).toBeInTheDocument();
  expect(
    screen.getByText("Six months ahead is 15 Jun 2024"),
  ).toBeInTheDocument();
  chart().hover(38_000);
  expect(screen.getByText("$38,000 · 1 Dec 2024, passed")).toBeInTheDocument();
});

test.each([
  ["mouse", 1],
  ["touch", 2],
])("a %s leads to the card of a pin at press %d", (pointerType, presses) => {
  visitOn("2024-12-04");
  const followed: (string | null)[] = [];
  document.body.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLAnchorElement)
      followed.push(target.getAttribute("href"));
  });
  for (let press = 1; press <= presses; press++) {
    expect(followed).toEqual([]);
    chart().press(60_000, pointerType);
  }
  expect(followed).toEqual(["#award-4"]);
});

test("awards of one amount and one day are read together; those that a search leaves out cannot be read", () => {
  visitOn("2024-12-04", [
    aScholarship({ id: 1, title: "First" }),
    aScholarship({ id: 2, title: "Second" }),
  ]);
  chart().hover(20_000);
  expect(screen.getByText("First and 1 more")).toBeInTheDocument();
  write("second");
  expect(screen.getByText("Second", { selector: "a > b" })).toBeInTheDocument();
});

test("when every deadline has passed, a sentence above the list says so, with the chat", () => {
  visitOn("2025-03-16");
  expect(
    screen.getByText(/Every deadline on this list has passed\./),
  ).toBeVisible();
  expect(
    screen.getByRole("link", {
      name: /^Ask us which awards open again/,
    }),
  ).toHaveAttribute("href", CHAT);
  expect(titles()[0]).toBe("Deccan Merit Award");
  expect(screen.getAllByText("Passed")).toHaveLength(12);
  expect(screen.getByText(/All have passed\./)).toBeInTheDocument();
  expect(screen.queryByText("Days left")).not.toBeInTheDocument();
});

test("while one deadline is ahead nothing of the kind is said, whatever is listed", () => {
  visitOn("2024-12-04");
  write("deccan");
  expect(titles()).toEqual(["Deccan Merit Award"]);
  expect(screen.queryByText(/Every deadline/)).not.toBeInTheDocument();
  chart().hover(60_000);
  expect(screen.getByText("$15,000 · 25 Nov 2024, passed")).toBeInTheDocument();
});

test("the count is announced politely, half a second after the last letter", () => {
  visitOn("2024-12-04");
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  write("d");
  act(() => jest.advanceTimersByTime(499));
  write("data");
  expect(count()).toBe("Showing 1 of 12 scholarships");
  act(() => jest.advanceTimersByTime(499));
  expect(status).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(status).toHaveTextContent("Showing 1 of 12 scholarships");
  act(() => jest.advanceTimersByTime(2000));
  expect(status).toBeEmptyDOMElement();
});

test("a count that comes back before it was said is not announced", () => {
  visitOn("2024-12-04");
  write("data");
  write("");
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
