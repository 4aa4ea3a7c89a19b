import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import AboutPage from "../../src/pages/about";
import { pageData } from "../support/content";
import { visit } from "../support/render";

const draw = () => visit("/about", AboutPage, pageData.about);
const page = () => within(screen.getByRole("main"));

test("the about page has the mission, what is offered, why choose us, values and a call to action", () => {
  draw();
  expect(page().getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(
    page()
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.textContent),
  ).toEqual([
    "Our mission",
    "What we offer",
    "Why choose us",
    "Our values",
    "Ready to find your own line on the map?",
    "Tell us where you want to go.",
  ]);
});

test("it has four values: Excellence, Accessibility, Innovation, Community", () => {
  draw();
  const values = page().getByRole("region", { name: "Our values" });
  expect(
    within(values)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(["Excellence", "Accessibility", "Innovation", "Community"]);
});

test("what is offered and why choose us are lists", () => {
  draw();
  for (const name of ["What we offer", "Why choose us"]) {
    const section = page().getByRole("heading", { name }).parentElement!;
    expect(within(section).getAllByRole("listitem")).toHaveLength(4);
  }
});

test("it has the statistics", () => {
  draw();
  const strip = page().getByRole("region", { name: "In numbers" });
  expect(within(strip).getAllByRole("term")).toHaveLength(5);
});

test("without an action the button does nothing", async () => {
  draw();
  const before = document.body.innerHTML;
  await userEvent.click(page().getByRole("button", { name: "Get Started" }));
  expect(document.body.innerHTML).toBe(before);
});

test.each([
  ["contact", "#contact"],
  ["chat", "https://wa.me/910000000000"],
  ["/services", "/services"],
  ["https://example.org", "https://example.org"],
])("with the action %j it leads to %s", (action, to) => {
  const shipped = pageData.about.page!;
  const callToAction = {
    ...shipped.callToAction,
    button: { label: "Get Started", action },
  };
  visit("/about", AboutPage, {
    ...pageData.about,
    page: { ...shipped, callToAction },
  });
  expect(page().getByRole("link", { name: /^Get Started/ })).toHaveAttribute(
    "href",
    expect.stringMatching(`^${to}`),
  );
});
