import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import pageFile from "../../data/pages/aptitude-test.json";
import testFile from "../../data/aptitude-test.json";
import {
  AptitudeTest as Test,
  AptitudeTestPage,
} from "../../../src/content/model";
import { AptitudeTest } from "../../../src/features/aptitude/AptitudeTest";

// The rules are in state.test.ts and score.test.ts; focus, scrolling and the keyboard in browser/aptitude.spec.ts.

const texts = AptitudeTestPage.parse(pageFile);
const fixed = Test.parse(testFile);
const scored: Test = {
  ...fixed,
  results: { ...fixed.results, mode: "scored" },
};
const widget = (test = fixed) => (
  <AptitudeTest test={test} texts={texts} phone="+91 98765 43210" />
);

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole("button", { name });
const options = () => screen.queryAllByRole<HTMLInputElement>("radio");
const heading = (name: string) => screen.getByRole("heading", { name });
const headings = (level: number) =>
  screen.getAllByRole("heading", { level }).map((one) => one.textContent);

function visit(test = fixed) {
  jest.useFakeTimers();
  const { unmount } = render(widget(test));
  const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const press = (name: string) => visitor.click(button(name));
  const choose = (name: string) =>
    visitor.click(screen.getByRole("radio", { name }));
  return { visitor, press, choose, unmount };
}

/** The same, up to the first question. */
async function begin(test = fixed) {
  const visitor = visit(test);
  await visitor.press("Start Test");
  wait(2000);
  return visitor;
}

/** Answers the first questions with these options and leaves the others open, up to the results. */
async function takeTest(test: Test, ...answers: string[]) {
  const { press, choose } = await begin(test);
  for (let at = 0; at < test.questions.length; at++) {
    const answer = answers[at];
    if (answer) await choose(answer);
    await press(at < test.questions.length - 1 ? "Next" : "Complete Test");
  }
  return { press };
}

afterEach(() => jest.useRealTimers());

test("the intro advertises 30 minutes and 10 questions", () => {
  visit();
  expect(headings(1)).toEqual(["Career aptitude assessment"]);
  expect(
    screen.getAllByRole("listitem").map((fact) => fact.textContent),
  ).toEqual(["30 minutes", "10 questions"]);
});

test("Start Test shows and announces a loading state for 2 seconds, then the questions appear", async () => {
  const { press } = visit();
  const status = screen.getByRole("status");
  await press("Start Test");
  expect(button("Preparing your test…")).toBeDisabled();
  expect(status).toHaveTextContent("Preparing your test…");
  wait(1999);
  expect(options()).toHaveLength(0);
  wait(1);
  expect(options()).toHaveLength(4);
  expect(status).toBeEmptyDOMElement();
});

test("leaving during the wait leaves no timer behind", async () => {
  const { press, unmount } = visit();
  await press("Start Test");
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test("one question is shown at a time, with its number and four options, none of them chosen", async () => {
  const { press } = await begin();
  for (const [index, { text, options: given }] of fixed.questions.entries()) {
    expect(screen.getAllByRole("group")).toHaveLength(1);
    expect(screen.getByText(`Question ${index + 1} of 10`)).toBeVisible();
    expect(headings(2)).toEqual([text]);
    expect(options().map((one) => one.labels![0]!.textContent)).toEqual(
      given.map((option) => option.text),
    );
    expect(options().some(({ checked }) => checked)).toBe(false);
    if (index < 9) await press("Next");
  }
  expect(button("Complete Test")).toBeEnabled();
});

test("answers can be changed, are counted, and are still there on the way back", async () => {
  const { press, choose } = await begin();
  expect(button("Previous")).toBeDisabled();
  await choose("Helping people");
  await choose("Solving problems");
  expect(screen.getByText("1 of 10 answered")).toBeVisible();
  await press("Next");
  await choose("Outdoors");
  expect(screen.getByText("2 of 10 answered")).toBeVisible();
  await press("Previous");
  expect(screen.getByRole("radio", { checked: true })).toBe(
    screen.getByRole("radio", { name: "Solving problems" }),
  );
});

test("a double press of Next at the last but one question does not end the test", async () => {
  const { press, visitor } = await begin();
  for (let question = 1; question < 9; question++) await press("Next");
  await visitor.dblClick(button("Next"));
  expect(button("Complete Test")).toBeVisible();
  await press("Complete Test");
  expect(heading("Your results")).toBeVisible();
});

test("with nothing answered the results are those for everyone, and there is nothing to send", async () => {
  await takeTest(fixed);
  expect(headings(1)).toEqual(["Your results"]);
  expect(headings(3)).toEqual([
    "Engineering & Technology",
    "Business & Management",
    "Computer Science",
  ]);
  for (const text of [
    "B.Tech in Computer Science",
    "MBA in Technology Management",
    "B.Sc in Data Science",
    "General suggestions: the same for everyone, not worked out from your answers.",
    "No question was answered, so there is nothing to send.",
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("the results show the answers in words, and offer them as the draft of a chat", async () => {
  await takeTest(fixed, "Helping people", "", "Biology");
  expect(heading("Your ten answers: 2 given, 8 open")).toBeVisible();
  const [answers] = screen.getAllByRole("list");
  expect(
    within(answers!)
      .getAllByRole("listitem")
      .slice(0, 3)
      .map((stop) => stop.textContent),
  ).toEqual([
    "What do you enjoy most? Helping people",
    "Where would you like to work? Not answered",
    "Which school subject would you keep? Biology",
  ]);
  const link = screen.getByRole<HTMLAnchorElement>("link", {
    name: /^Send my answers by WhatsApp.*opens in a new tab$/,
  });
  const { origin, pathname, searchParams } = new URL(link.href);
  expect(origin + pathname).toBe("https://wa.me/919876543210");
  const lines = searchParams.get("text")!.split("\n");
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 3)).toEqual([
    "My answers in the career aptitude test:",
    "1. What do you enjoy most? Helping people",
    "2. Where would you like to work? (open)",
  ]);
});

test("Retake Test leads to the intro, and the answers are gone", async () => {
  const { press } = await takeTest(fixed, "Helping people");
  await press("Retake Test");
  expect(heading("Career aptitude assessment")).toBeVisible();
  await press("Start Test");
  wait(2000);
  expect(screen.getByText("0 of 10 answered")).toBeVisible();
  expect(options().some(({ checked }) => checked)).toBe(false);
});

test("the number of questions follows data/, and when all are answered nothing is said to be open", async () => {
  const questions = fixed.questions.slice(0, 2);
  await takeTest({ ...fixed, questions }, "Helping people", "Outdoors");
  expect(heading("Your ten answers: 2 given")).toBeVisible();
  expect(screen.queryByText("Not answered")).not.toBeInTheDocument();
});

test("scored: the areas are ranked, each with the answers that speak for it", async () => {
  await takeTest(scored, "Helping people", "In a laboratory", "Biology");
  expect(headings(3)).toEqual([
    "1 Medicine & Health",
    "2 Science & Environment",
  ]);
  const health = heading("1 Medicine & Health").closest("li");
  expect(health).toHaveTextContent(
    "Because you chose Helping people, Biology, In a laboratory",
  );
  expect(screen.getByText("B.Sc in Nursing")).toBeVisible();
  expect(screen.queryByText(/General suggestions/)).not.toBeInTheDocument();
});

test.each([
  [
    "areas that are level at the top are named",
    ["Solving problems"],
    /^No clear favourite: Engineering & Technology and Computer Science are level\./,
  ],
  [
    "nothing answered is said to be that",
    [],
    /^No clear favourite: nothing was answered, so there is nothing to rank\. General suggestions: /,
  ],
])("scored: %s", async (_, answers, words) => {
  await takeTest(scored, ...answers);
  expect(screen.getByText(words)).toBeVisible();
});

test("the server's HTML has a button that may be pressed early, and says that the test needs JavaScript", () => {
  const html = renderToString(widget());
  expect(html).toMatch(/<noscript>.*The test needs JavaScript\..*<\/noscript>/);
  expect(html).toMatch(/<button[^>]* data-early/);
  expect(html).not.toContain("style=");
});
