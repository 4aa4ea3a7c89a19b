import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import {
  cards,
  clear,
  count,
  field,
  finder,
  order,
  titles,
  type,
} from "./finder";

// The search is kept in the address: ?q=&type=&sort=

/** Gatsby's own state of an entry: the key under which it keeps the scroll position. */
const STATE = { key: "1732200000000" };

function visit(address: string) {
  window.history.replaceState(STATE, "", address);
  render(finder());
  return userEvent.setup();
}

/** The same with the HTML of the server, and what the visitor does before React takes over. */
async function visitEarly(address: string, before: () => void | Promise<void>) {
  window.history.replaceState(STATE, "", address);
  const html = document.body.appendChild(document.createElement("div"));
  html.innerHTML = renderToString(finder());
  await before();
  const complained = jest.spyOn(console, "error").mockImplementation(() => {});
  await act(async () => {
    root = hydrateRoot(html, finder());
  });
  expect(complained).not.toHaveBeenCalled();
}
let root: Root | undefined;

const first = () => titles()[0];
const address = () =>
  window.location.pathname + window.location.search + window.location.hash;

async function go(by: 1 | -1) {
  const gone = new Promise((resolve) =>
    window.addEventListener("popstate", resolve, { once: true }),
  );
  window.history.go(by);
  await act(() => gone);
}
const back = () => go(-1);
const forward = () => go(1);

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test("a shared link opens the list as it was shared", () => {
  visit("/scholarships?q=award&type=international&sort=amount");
  expect(field()).toHaveValue("award");
  expect(type("International")).toBeChecked();
  expect(order()).toHaveValue("amount");
  expect(count()).toBe("Showing 2 of 12 scholarships");
  expect(first()).toBe("Global Clinical Scholarship");
});

test("typing replaces the entry in the history, once the letter is painted", async () => {
  const visitor = visit("/scholarships");
  const before = window.history.length;
  await visitor.type(field(), "data");
  await waitFor(() => expect(address()).toBe("/scholarships?q=data"));
  expect(window.history.length).toBe(before);
});

test("choosing a type or an order adds an entry, so that Back and Forward work", async () => {
  const visitor = visit("/scholarships");
  await visitor.type(field(), "award");
  await visitor.click(type("National"));
  await visitor.selectOptions(order(), "title");
  expect(address()).toBe("/scholarships?q=award&type=national&sort=title");

  await back();
  expect(address()).toBe("/scholarships?q=award&type=national");
  expect(order()).toHaveValue("deadline");
  await back();
  expect(address()).toBe("/scholarships?q=award");
  expect(type("All")).toBeChecked();
  expect(count()).toBe("Showing 5 of 12 scholarships");
  await forward();
  expect(type("National")).toBeChecked();
  expect(count()).toBe("Showing 3 of 12 scholarships");
});

test("what is chosen right after a letter adds an entry to that letter's", async () => {
  visit("/scholarships");
  fireEvent.input(field(), { target: { value: "award" } });
  fireEvent.click(type("National"));
  expect(address()).toBe("/scholarships?q=award&type=national");
  await back();
  expect(address()).toBe("/scholarships?q=award");
  expect(field()).toHaveValue("award");
});

test("a letter typed right before Back is not written into the entry that Back leads to", async () => {
  const visitor = visit("/scholarships");
  await visitor.click(type("National"));
  const led = back();
  fireEvent.input(field(), { target: { value: "award" } });
  await led;
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(address()).toBe("/scholarships");
  expect(count()).toBe("Showing 12 of 12 scholarships");
});

test("Clear All clears the address too, and Back brings the search back", async () => {
  const visitor = visit("/scholarships?utm_source=mail&q=award&type=national");
  await visitor.click(clear());
  expect(address()).toBe("/scholarships?utm_source=mail");
  await back();
  expect(field()).toHaveValue("award");
  expect(type("National")).toBeChecked();
});

test("choosing what is chosen already adds no entry", async () => {
  const visitor = visit("/scholarships");
  const before = window.history.length;
  await visitor.click(type("All"));
  await visitor.click(clear());
  expect(window.history.length).toBe(before);
});

test("other parameters stay, and so does Gatsby's state of the entry", async () => {
  const visitor = visit("/scholarships?utm_source=mail&q=old");
  await visitor.clear(field());
  await visitor.type(field(), "new");
  await waitFor(() =>
    expect(address()).toBe("/scholarships?utm_source=mail&q=new"),
  );
  expect(window.history.state).toEqual(STATE);
  await visitor.click(type("National"));
  expect(window.history.state).toEqual(STATE);
});

test("the list follows also where the browser refuses another address", async () => {
  const visitor = visit("/scholarships");
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("too many", "SecurityError");
  });
  await visitor.type(field(), "data");
  expect(field()).toHaveValue("data");
  expect(count()).toBe("Showing 1 of 12 scholarships");
});

test("on the way Back to another page the list stays as it is", async () => {
  const visitor = visit("/scholarships");
  await visitor.type(field(), "data");
  act(() => {
    window.history.replaceState(null, "", "/about?q=elsewhere");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(field()).toHaveValue("data");
  expect(count()).toBe("Showing 1 of 12 scholarships");
  await visitor.type(field(), "x");
  expect(address()).toBe("/about?q=elsewhere");
});

test("the server's HTML holds all 12, whatever the address says", () => {
  window.history.replaceState(null, "", "/scholarships?q=data&type=national");
  document.body.innerHTML = renderToString(finder());
  expect(cards()).toHaveLength(12);
  expect(screen.getAllByRole("button", { name: "Apply Now" })).toHaveLength(12);
  expect(document.body.innerHTML).not.toContain("style=");
});

test("without JavaScript the tools lead to the same address", () => {
  window.history.replaceState(null, "", "/scholarships");
  document.body.innerHTML = renderToString(finder());
  const form = screen.getByRole<HTMLFormElement>("search");
  expect(form.method).toBe("get");
  expect(form).not.toHaveAttribute("action");
  expect([...new FormData(form)]).toEqual([
    ["q", ""],
    ["sort", "deadline"],
    ["type", "all"],
  ]);
});

test("what was typed and chosen before React takes over counts, beside what the address says", async () => {
  await visitEarly("/scholarships?sort=amount", async () => {
    await userEvent.type(field(), "award");
    await userEvent.click(type("National"));
  });
  expect(field()).toHaveValue("award");
  expect(type("National")).toBeChecked();
  expect(order()).toHaveValue("amount");
  expect(first()).toBe("Teachers of Tomorrow Award");
  expect(new URLSearchParams(location.search).get("q")).toBe("award");
  await userEvent.click(type("All"));
  await waitFor(() => expect(count()).toBe("Showing 5 of 12 scholarships"));
});
