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

const texts = AptitudeTestPage.parse(pageFile);
const shipped = Test.parse(testFile);
const scored: Test = {
  ...shipped,
  results: { ...shipped.results, mode: "scored" },
};

/** A visitor whose clock we hold. */
function visit(test = shipped) {
  jest.useFakeTimers();
  const { unmount } = render(
    <AptitudeTest test={test} texts={texts} phone="+91 98765 43210" />,
  );
  const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return {
    unmount,
    press: (name: string) => visitor.click(button(name)),
    pressTwice: (name: string) => visitor.dblClick(button(name)),
    choose: (name: string) => visitor.click(option(name)),
    key: (keys: string) => visitor.keyboard(keys),
  };
}

/** The same at the first question. */
async function visitQuestions(test = shipped) {
  const visitor = visit(test);
  await visitor.press("Start Test");
  wait(2000);
  return visitor;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole("button", { name });
const option = (name: string) =>
  screen.getByRole<HTMLInputElement>("radio", { name });
const options = () => screen.queryAllByRole<HTMLInputElement>("radio");
const heading = (name: string) => screen.getByRole("heading", { name });
const answered = (text: string) =>
  screen.getAllByRole("status").find((one) => one.textContent === text);

async function complete(visitor: Awaited<ReturnType<typeof visitQuestions>>) {
  while (screen.queryByRole("button", { name: "Next" }))
    await visitor.press("Next");
  await visitor.press("Complete Test");
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test("the intro advertises 30 minutes and 10 questions", () => {
  visit();
  expect(screen.getAllByRole("heading")).toHaveLength(1);
  expect(
    screen.getByRole("heading", {
      level: 1,
      name: "Career aptitude assessment",
    }),
  ).toBeVisible();
  expect(
    screen.getAllByRole("listitem").map((fact) => fact.textContent),
  ).toEqual(["30 minutes", "10 questions"]);
  expect(button("Start Test")).toBeEnabled();
});

test("Start Test shows a loading state for 2 seconds, then the questions appear", async () => {
  const visitor = visit();
  await visitor.press("Start Test");
  expect(button("Preparing your test…")).toBeDisabled();
  wait(1999);
  expect(options()).toHaveLength(0);
  wait(1);
  expect(options()).toHaveLength(4);
  expect(
    screen.queryByRole("button", { name: "Preparing your test…" }),
  ).not.toBeInTheDocument();
});

test("the two-second wait is announced", async () => {
  const visitor = visit();
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  await visitor.press("Start Test");
  expect(status).toHaveTextContent("Preparing your test…");
  wait(2000);
  expect(status).toBeEmptyDOMElement();
});

test("the two specified questions come first, four options each, none preselected", async () => {
  const visitor = await visitQuestions();
  const labels = () => options().map((one) => one.labels![0]!.textContent);
  expect(
    screen.getByRole("group", { name: /What do you enjoy most\?/ }),
  ).toBeVisible();
  expect(labels()).toEqual([
    "Solving problems",
    "Helping people",
    "Making creative content",
    "Managing projects",
  ]);
  expect(options().some(({ checked }) => checked)).toBe(false);

  await visitor.press("Next");
  expect(
    screen.getByRole("group", { name: /Where would you like to work\?/ }),
  ).toBeVisible();
  expect(labels()).toEqual([
    "In a corporate office",
    "In a laboratory",
    "In a creative studio",
    "Outdoors",
  ]);
  expect(options().some(({ checked }) => checked)).toBe(false);
});

test("one question is shown at a time, with its number", async () => {
  const visitor = await visitQuestions();
  for (const [index, { text }] of shipped.questions.entries()) {
    expect(screen.getAllByRole("group")).toHaveLength(1);
    expect(screen.getByText(`Question ${index + 1} of 10`)).toBeVisible();
    expect(heading(text)).toBeVisible();
    expect(options().map(({ name }) => name)).toEqual(
      Array(4).fill(`question-${index + 1}`),
    );
    if (index < 9) await visitor.press("Next");
  }
  expect(button("Complete Test")).toBeEnabled();
  expect(
    screen.queryByRole("button", { name: "Next" }),
  ).not.toBeInTheDocument();
});

test("Previous leads back, with the answer as it was given, and not before the first question", async () => {
  const visitor = await visitQuestions();
  expect(button("Previous")).toBeDisabled();
  await visitor.choose("Helping people");
  await visitor.press("Next");
  await visitor.press("Previous");
  expect(option("Helping people")).toBeChecked();
  expect(button("Previous")).toBeDisabled();
});

test("the number of answered questions is shown and said", async () => {
  const visitor = await visitQuestions();
  expect(answered("0 of 10 answered")).toBeVisible();
  await visitor.choose("Helping people");
  expect(answered("1 of 10 answered")).toBeVisible();
  await visitor.choose("Solving problems");
  expect(answered("1 of 10 answered")).toBeVisible();
  await visitor.press("Next");
  await visitor.press("Next");
  await visitor.choose("Biology");
  expect(answered("2 of 10 answered")).toBeVisible();
});

test("a double press of Next at the last but one question does not end the test", async () => {
  const visitor = await visitQuestions();
  for (let question = 1; question < shipped.questions.length - 1; question++)
    await visitor.press("Next");
  await visitor.pressTwice("Next");
  expect(button("Complete Test")).toBeVisible();
  await visitor.press("Complete Test");
  expect(heading("Your results")).toBeVisible();
});

test("Complete Test moves on with no check that anything was answered", async () => {
  const visitor = await visitQuestions();
  await complete(visitor);
  expect(
    screen.getByRole("heading", { level: 1, name: "Your results" }),
  ).toBeVisible();
});

test.each([
  ["nothing is answered", []],
  [
    "everything is answered",
    shipped.questions.map(({ options: given }) => given[2]!.text),
  ],
])("the results are the same when %s", async (_, choices) => {
  const visitor = await visitQuestions();
  for (const choice of choices) {
    await visitor.choose(choice);
    if (screen.queryByRole("button", { name: "Next" }))
      await visitor.press("Next");
  }
  await complete(visitor);
  expect(
    screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent),
  ).toEqual([
    "Engineering & Technology",
    "Business & Management",
    "Computer Science",
  ]);
  for (const program of [
    "B.Tech in Computer Science",
    "MBA in Technology Management",
    "B.Sc in Data Science",
  ])
    expect(screen.getByText(program)).toBeVisible();
  expect(
    screen.getByText(
      "General suggestions: the same for everyone, not worked out from your answers.",
    ),
  ).toBeVisible();
  expect(screen.queryByText("Because you chose")).not.toBeInTheDocument();
});

test("the results show the answers in words, and which questions are open", async () => {
  const visitor = await visitQuestions();
  await visitor.choose("Helping people");
  await visitor.press("Next");
  await visitor.press("Next");
  await visitor.choose("Biology");
  await complete(visitor);
  expect(heading("Your ten answers: 2 given, 8 open")).toBeVisible();
  const [answers] = screen.getAllByRole("list");
  expect(
    within(answers!)
      .getAllByRole("listitem")
      .slice(0, 4)
      .map((stop) => stop.textContent),
  ).toEqual([
    "What do you enjoy most? Helping people",
    "Where would you like to work? Not answered",
    "Which school subject would you keep? Biology",
    "How do you like to learn? Not answered",
  ]);
});

test("when all is answered nothing is said to be open", async () => {
  const visitor = await visitQuestions();
  for (const { options: given } of shipped.questions) {
    await visitor.choose(given[1]!.text);
    if (screen.queryByRole("button", { name: "Next" }))
      await visitor.press("Next");
  }
  await complete(visitor);
  expect(heading("Your ten answers: 10 given")).toBeVisible();
  expect(screen.queryByText("Not answered")).not.toBeInTheDocument();
});

test("one link opens a chat with the answers as its draft", async () => {
  const visitor = await visitQuestions();
  await visitor.choose("Helping people");
  await complete(visitor);
  const link = screen.getByRole("link", {
    name: /^Send my answers by WhatsApp.*opens in a new tab$/,
  });
  const { origin, pathname, searchParams } = new URL(
    link.getAttribute("href")!,
  );
  expect(origin + pathname).toBe("https://wa.me/919876543210");
  const lines = searchParams.get("text")!.split("\n");
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 3)).toEqual([
    "My answers in the career aptitude test:",
    "1. What do you enjoy most? Helping people",
    "2. Where would you like to work? (open)",
  ]);
  expect(
    screen.getByText(
      "Opens a draft in WhatsApp. Nothing is stored, and nothing is sent until you send it there.",
    ),
  ).toBeVisible();
});

test("with nothing answered there is nothing to send", async () => {
  await complete(await visitQuestions());
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(
    screen.getByText("No question was answered, so there is nothing to send."),
  ).toBeVisible();
});

test("Retake Test leads to the intro, and the answers are gone", async () => {
  const visitor = await visitQuestions();
  await visitor.choose("Helping people");
  await complete(visitor);
  await visitor.press("Retake Test");
  expect(heading("Career aptitude assessment")).toHaveFocus();
  await visitor.press("Start Test");
  wait(2000);
  expect(answered("0 of 10 answered")).toBeVisible();
  expect(option("Helping people")).not.toBeChecked();
  expect(screen.getByText("Question 1 of 10")).toBeVisible();
});

test("focus moves to the heading of each stage and of each question, not on the first load", async () => {
  const visitor = visit();
  expect(document.body).toHaveFocus();
  await visitor.press("Start Test");
  wait(2000);
  expect(heading("What do you enjoy most?")).toHaveFocus();
  await visitor.press("Next");
  expect(heading("Where would you like to work?")).toHaveFocus();
  await visitor.press("Previous");
  expect(heading("What do you enjoy most?")).toHaveFocus();
  await complete(visitor);
  expect(heading("Your results")).toHaveFocus();
});

test("choosing an answer leaves the focus on it", async () => {
  const visitor = await visitQuestions();
  await visitor.key("{Tab} ");
  expect(options()[0]).toBeChecked();
  expect(options()[0]).toHaveFocus();
  await visitor.key("{ArrowDown}");
  expect(options()[1]).toBeChecked();
  expect(options()[1]).toHaveFocus();
});

test("there is one h1 at any moment, and no level is skipped", async () => {
  const levels = () =>
    screen.getAllByRole("heading").map((one) => Number(one.tagName.slice(1)));
  const visitor = visit();
  expect(levels()).toEqual([1]);
  await visitor.press("Start Test");
  expect(levels()).toEqual([1]);
  wait(2000);
  expect(levels()).toEqual([1, 2]);
  await complete(visitor);
  expect(levels()).toEqual([1, 2, 2, 3, 3, 3, 2]);
});

test("the address never changes, and nothing is stored", async () => {
  const stored = jest.spyOn(Storage.prototype, "setItem");
  const before = [window.location.href, window.history.length];
  const visitor = await visitQuestions();
  await visitor.choose("Helping people");
  await complete(visitor);
  await visitor.press("Retake Test");
  expect([window.location.href, window.history.length]).toEqual(before);
  expect(stored).not.toHaveBeenCalled();
});

test("leaving during the wait does no harm", async () => {
  const complained = jest.spyOn(console, "error");
  const visitor = visit();
  await visitor.press("Start Test");
  visitor.unmount();
  expect(jest.getTimerCount()).toBe(0);
  wait(2000);
  expect(complained).not.toHaveBeenCalled();
});

test("the number of questions follows data/", async () => {
  const visitor = await visitQuestions({
    ...shipped,
    questions: shipped.questions.slice(0, 1),
  });
  expect(screen.getByText("Question 1 of 1")).toBeVisible();
  expect(button("Previous")).toBeDisabled();
  await visitor.press("Complete Test");
  expect(heading("Your results")).toBeVisible();
});

test("scored: the areas are ranked, each with the answers that speak for it", async () => {
  const visitor = await visitQuestions(scored);
  for (const choice of ["Helping people", "In a laboratory", "Biology"]) {
    await visitor.choose(choice);
    await visitor.press("Next");
  }
  await complete(visitor);
  expect(
    screen.getByText(
      "Worked out from your answers: a place to start reading, not a verdict.",
    ),
  ).toBeVisible();
  expect(
    screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent),
  ).toEqual(["Medicine & Health", "Science & Environment"]);
  const health = heading("Medicine & Health").closest("li");
  expect(within(health!).getByText("Because you chose")).toBeVisible();
  expect(
    within(health!)
      .getAllByRole("listitem")
      .map((one) => one.textContent),
  ).toEqual(["Helping people", "In a laboratory", "Biology"]);
  expect(screen.getByText("B.Sc in Nursing")).toBeVisible();
  expect(screen.queryByText(/General suggestions/)).not.toBeInTheDocument();
});

test("scored: areas that are level at the top are named", async () => {
  const visitor = await visitQuestions(scored);
  await visitor.choose("Solving problems");
  await complete(visitor);
  expect(
    screen.getByText(
      /^No clear favourite: Engineering & Technology and Computer Science are level\./,
    ),
  ).toBeVisible();
});

test("scored: with nothing answered, that is said, and the suggestions are those for everyone", async () => {
  const visitor = await visitQuestions(scored);
  await complete(visitor);
  expect(
    screen.getByText(
      /^No clear favourite: nothing was answered, so there is nothing to rank\. General suggestions: /,
    ),
  ).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(3);
});

test("the server's HTML has an intro to read, a button that may be pressed early, and says that the test needs JavaScript", () => {
  const html = renderToString(
    <AptitudeTest test={shipped} texts={texts} phone="+91 98765 43210" />,
  );
  document.body.innerHTML = html;
  expect(button("Start Test")).toHaveAttribute("data-early");
  expect(html).toMatch(/<noscript>.*The test needs JavaScript\..*<\/noscript>/);
  expect(html).not.toContain("style=");
});
