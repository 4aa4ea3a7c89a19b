import { act, fireEvent, render, screen } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { memory } from "../../src/lib/memory";
import { tolerateTranslation } from "../../src/lib/translated";
import { AptitudeTest } from "../../src/widgets/aptitude/AptitudeTest";
import { ContactForm } from "../../src/widgets/contact/ContactForm";
import { ScholarshipFinder } from "../../src/widgets/scholarships/ScholarshipFinder";
import { pageData } from "../support/content";
import { frameAt, holdTime, wait } from "../support/render";
import { translate } from "../support/translator";

// ESLint sees to it that a text that changes is the only text of its element.

const { removeChild, insertBefore } = Node.prototype;
afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** An element that comes before a text, and another text that goes. */
const Count = ({ count }: { count: number }) => (
  <p>
    {count > 0 && <b>{count}</b>} in all
    {count === 0 && "none"}
  </p>
);

test("React goes on in a translated page, which else ends it", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const draw = () => {
    const { container, rerender } = render(<Count count={0} />);
    translate(container);
    act(() => rerender(<Count count={1} />));
    return container;
  };
  expect(draw).toThrow();
  tolerateTranslation();
  expect(draw()).toHaveTextContent("1");
  // Where nobody translates, each element has its place.
  const { container, rerender } = render(<Count count={0} />);
  rerender(<Count count={1} />);
  expect(container).toHaveTextContent("1 in all");
});

type Step = (visitor: typeof userEvent) => Promise<void> | void;

const press =
  (role: string, name: string): Step =>
  (visitor) =>
    visitor.click(screen.getByRole(role, { name }));
const fill =
  (role: string, name: string, value: string): Step =>
  () =>
    void fireEvent.input(screen.getByRole(role, { name }), {
      target: { value },
    });
const pass =
  (ms: number): Step =>
  () =>
    wait(ms);

const { scholarships } =
  pageData<Queries.ScholarshipsPageQuery>("/scholarships");
const { test: aptitudeTest, page } =
  pageData<Queries.AptitudeTestPageQuery>("/aptitude-test");

/** Widgets whose texts change, with what changes them. */
const WIDGETS: [ReactElement, ...Step[]][] = [
  [
    <ContactForm key="the form" />,
    fill("textbox", "Name", "Asha"),
    fill("textbox", "Email", "a@example.com"),
    fill("textbox", "Message", "Hello"),
    press("button", "Send Message"),
    pass(1500),
    pass(3000),
  ],
  [
    <ScholarshipFinder
      key="the scholarships"
      scholarships={scholarships.nodes}
      pageLocation={{ pathname: "/", search: "" }}
    />,
    press("radio", "National"),
    fill("searchbox", "Search scholarships", "zzz"),
    press("button", "Clear All"),
  ],
  [
    frameAt("/"),
    (visitor) => visitor.click(document.querySelector("header li summary")!),
    pass(90_000),
  ],
  [
    <AptitudeTest key="the test" path="/" test={aptitudeTest} {...page}>
      {null}
    </AptitudeTest>,
    press("button", "Start Test"),
    pass(2000),
    press("radio", "Helping people"),
    press("button", "Next"),
  ],
];

/** What a widget says at first and after each step. */
async function textsOf(
  widget: ReactElement,
  steps: Step[],
  isTranslated: boolean,
) {
  const visitor = holdTime("2026-01-15T17:58:30+05:30") as never;
  const { container, unmount } = render(widget);
  const stop = isTranslated ? translate(container) : () => {};
  const texts = [container.textContent];
  for (const step of steps) {
    await step(visitor);
    await wait(0);
    texts.push(container.textContent);
  }
  stop();
  unmount();
  memory.clear();
  return texts;
}

test.each(WIDGETS)(
  "translated, widget %# goes on to say what it says without",
  async (widget, ...steps) => {
    tolerateTranslation();
    const texts = await textsOf(widget, steps, false);
    expect(await textsOf(widget, steps, true)).toEqual(texts);
    expect(new Set(texts).size).toBeGreaterThan(2);
  },
);
