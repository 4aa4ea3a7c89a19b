// Specification: 4.6, 5.4
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { kept } from "../../../src/lib/kept";
import { AptitudeTest } from "../../../src/widgets/aptitude/AptitudeTest";
import { pageData } from "../../support/content";
import { holdTime, wait } from "../../support/render";

const { page, test: data } =
  pageData<Queries.AptitudeTestPageQuery>("/aptitude-test");

const button = (name: string) => screen.getByRole("button", { name });
const options = () => screen.queryAllByRole<HTMLInputElement>("radio");
const heading = (name: string | RegExp) =>
  screen.getByRole("heading", { name });
const titles = (level: number) =>
  screen.getAllByRole("heading", { level }).map((title) => title.textContent);

function visit(questions = data.questions) {
  const visitor = holdTime();
  const { unmount } = render(
    <AptitudeTest test={{ ...data, questions }} {...page}>
      <p>The end of the page</p>
    </AptitudeTest>,
  );
  // Each is a first click: user-event counts those of one visitor, wherever they are.
  const press = (name: string) =>
    userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(button(name));
  const choose = (name: string) =>
    visitor.click(screen.getByRole("radio", { name }));
  return { visitor, press, choose, unmount };
}

async function begin(questions = data.questions) {
  const visit_ = visit(questions);
  await visit_.press("Start Test");
  await wait(2000);
  return visit_;
}

/** Answers the first questions and leaves the others open, up to the results. */
async function takeTest(answers: string[], questions = data.questions) {
  const visit_ = await begin(questions);
  for (const at of questions.keys()) {
    if (answers[at]) await visit_.choose(answers[at]);
    await visit_.press(at < questions.length - 1 ? "Next" : "Complete Test");
  }
  return visit_;
}

test("Start Test announces a loading state for 2 seconds, then the first question has the focus", async () => {
  const first = visit();
  await first.press("Start Test");
  // Who leaves meanwhile leaves no timer behind.
  first.unmount();
  expect(jest.getTimerCount()).toBe(0);
  kept.clear();

  const { press } = visit();
  expect(document.body).toHaveFocus();
  const [status] = screen.getAllByRole("status");
  await press("Start Test");
  expect(button("Preparing your test…")).toBeDisabled();
  expect(status).toHaveTextContent("Preparing your test…");
  expect(heading("Career aptitude assessment")).not.toHaveFocus();
  await wait(1999);
  expect(options()).toHaveLength(0);
  await wait(1);
  expect(options()).toHaveLength(4);
  expect(status).toBeEmptyDOMElement();
  expect(heading("What do you enjoy most?")).toHaveFocus();
});

test("one question is shown at a time, with its number and four options, none of them chosen", async () => {
  const { press, visitor } = await begin();
  expect(data.questions).toHaveLength(10);
  for (const [index, question] of data.questions.entries()) {
    expect(screen.getByRole("group")).toHaveAccessibleName(
      `Question ${index + 1} of 10 ${question.text}`,
    );
    expect(titles(2)).toEqual([question.text]);
    const stops = [...document.querySelectorAll("ol[aria-hidden] > li")];
    expect(stops.map((stop) => stop.matches("[data-current]"))).toEqual(
      data.questions.map((_, stop) => stop === index),
    );
    expect(options().map((option) => option.labels![0]!.textContent)).toEqual(
      question.options,
    );
    expect(options().some(({ checked }) => checked)).toBe(false);
    // The second press of two has it.
    const isAfterTwo = index === 5 || index === 9;
    if (index > 0 && !isAfterTwo) expect(heading(question.text)).toHaveFocus();
    // A double click is one step.
    if (index === 4 || index === 8) await visitor.dblClick(button("Next"));
    else if (index < 9) await press("Next");
  }
  expect(screen.queryByText("The end of the page")).not.toBeInTheDocument();
  await press("Complete Test");
  expect(heading("Your results")).toHaveFocus();
  expect(screen.getByText("The end of the page")).toBeVisible();
});

test("answers can be changed, are counted and announced, and are still there on the way back", async () => {
  const { press, choose } = await begin();
  expect(button("Previous")).toBeDisabled();
  await choose("Helping people");
  await choose("Solving problems");
  const count = screen.getByText("1 of 10 answered");
  expect(count).toHaveRole("status");
  await press("Next");
  await choose("Outdoors");
  expect(count).toHaveTextContent("2 of 10 answered");
  await press("Previous");
  expect(screen.getByRole("radio", { checked: true })).toBe(
    screen.getByRole("radio", { name: "Solving problems" }),
  );
});

test("a double tap is one step, forward, back and to the results, where a browser counts no taps", async () => {
  await begin();
  const tap = (name: string, at: number) => {
    const event = new MouseEvent("click", { bubbles: true, detail: 1 });
    Object.defineProperties(event, {
      pointerType: { value: "touch" },
      timeStamp: { value: at },
    });
    fireEvent(button(name), event);
  };
  const next = [100, 220, 550, 1100, 1550, 2100];
  for (const at of next) tap("Next", at);
  expect(screen.getByText("Question 4 of 10")).toBeVisible();
  for (const at of [4000, 4450]) tap("Previous", at);
  expect(screen.getByText("Question 3 of 10")).toBeVisible();
  for (let question = 3; question < 9; question++) tap("Next", question * 2000);
  tap("Next", 20_000);
  tap("Complete Test", 20_300);
  expect(button("Complete Test")).toBeVisible();
});

const RESUMED =
  "You are back where you left the test. Your answers are still here.";

test("who comes back is told so until the next step, keeps the results, too, and begins anew after Retake", async () => {
  const { press, choose, unmount } = await begin();
  await choose("Helping people");
  await press("Next");
  expect(screen.queryByText(RESUMED)).not.toBeInTheDocument();
  unmount();

  const again = visit();
  expect(screen.getByText("Question 2 of 10")).toBeVisible();
  expect(screen.getByText(RESUMED)).toBeVisible();
  // The page change has its own focus.
  expect(document.body).toHaveFocus();
  await again.press("Previous");
  expect(screen.getByRole("radio", { checked: true })).toBeVisible();
  expect(screen.queryByText(RESUMED)).not.toBeInTheDocument();
  await again.press("Next");
  expect(screen.queryByText(RESUMED)).not.toBeInTheDocument();
  for (let question = 2; question < 10; question++) await again.press("Next");
  await again.press("Complete Test");
  again.unmount();

  const results = visit();
  expect(heading("Your 10 answers: 1 given, 9 open")).toBeVisible();
  await results.press("Retake Test");
  expect(heading("Career aptitude assessment")).toHaveFocus();
  await results.press("Back to your results");
  expect(heading("Your 10 answers: 1 given, 9 open")).toBeVisible();
  await results.press("Retake Test");
  results.unmount();
  const anew = await begin();
  expect(screen.getByText("0 of 10 answered")).toBeVisible();
  expect(options().some(({ checked }) => checked)).toBe(false);
  // Without an answer there is nothing to be told.
  anew.unmount();
  visit();
  expect(screen.queryByText(RESUMED)).not.toBeInTheDocument();
});

test.each<[string[], string]>([
  [["Helping people", "", "Biology"], "2 given, 8 open"],
  [[], "0 given, 10 open"],
])(
  "answered %j, the results are the same, and show the answers in words: %s",
  async (answers, given) => {
    await takeTest(answers);
    expect(titles(1)).toEqual(["Your results"]);
    expect(titles(3)).toEqual([
      "Engineering & Technology",
      "Business & Management",
      "Computer Science",
      "B.Tech in Computer Science",
      "MBA in Technology Management",
      "B.Sc in Data Science",
    ]);
    const sameForAll =
      "General suggestions: the same for everyone, not worked out from your answers.";
    expect(screen.getByText(sameForAll)).toBeVisible();
    expect(heading(`Your 10 answers: ${given}`)).toBeVisible();
    const [list] = screen.getAllByRole("list");
    const [first] = within(list!).getAllByRole("listitem");
    expect(first).toHaveTextContent(
      `What do you enjoy most? ${answers[0] ?? "Not answered"}`,
    );
  },
);

test("the answers are the draft of a chat; without any there is nothing to send", async () => {
  const { unmount, press } = await takeTest(["Helping people", "", "Biology"]);
  const link = screen.getByRole<HTMLAnchorElement>("link", {
    name: /^Send my answers by WhatsApp.*opens in a new tab$/,
  });
  const { origin, pathname, searchParams } = new URL(link.href);
  expect(origin + pathname).toBe("https://wa.me/910000000000");
  const lines = searchParams.get("text")!.split("\n");
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 3)).toEqual([
    "My answers in the career aptitude test:",
    "1. What do you enjoy most? Helping people",
    "2. Where would you like to work? (open)",
  ]);
  await press("Retake Test");
  unmount();
  await takeTest([]);
  expect(
    screen.getByText("No question was answered, so there is nothing to send."),
  ).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test.each([1, 7])(
  "with %i questions in data/, all answered, none is said to be open",
  async (count) => {
    const [first] = data.questions;
    const questions = Array.from({ length: count }, (_, at) => ({
      ...first!,
      text: `Question ${at}`,
    }));
    await takeTest(Array(count).fill("Helping people"), questions);
    expect(heading(`Your ${count} answers`)).toBeVisible();
    expect(screen.queryByText("Not answered")).not.toBeInTheDocument();
  },
);
