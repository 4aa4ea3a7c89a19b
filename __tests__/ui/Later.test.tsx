import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { noteArrival } from "../../src/lib/arrival";
import { Later } from "../../src/ui/Later";

/** What is drawn, in its order, each time React draws it. */
let drawn: string[] = [];
const Part = ({ name }: { name: string }) => {
  drawn.push(name);
  return <p>{name}</p>;
};
const FROM = { hash: "" };
const page = (props: { isAtTop?: boolean } = {}) => (
  <>
    <Later {...props}>
      <Part name="below" />
    </Later>
    <Part name="above" />
  </>
);

beforeEach(() => (drawn = []));
afterEach(() => noteArrival({ hash: "" }, null));

test("of a page that a link led to, what is below is drawn after what is above", () => {
  noteArrival({ action: "PUSH", hash: "" }, FROM);
  render(page());
  expect(drawn).toEqual(["above", "below"]);
  expect(screen.getByText("below")).toBeInTheDocument();
});

test.each([
  ["the first page of a visit", { hash: "" }, null],
  ["a first page of a mended address", { action: "PUSH", hash: "" }, null],
  ["a page that Back leads to", { action: "POP", hash: "" }, FROM],
  ["a place in a page", { action: "PUSH", hash: "#contact" }, FROM],
])("%s is drawn at once", (_, place, from) => {
  noteArrival(place, from);
  render(page());
  expect(drawn).toEqual(["below", "above"]);
});

test("what begins at its top in the first page of a visit is drawn in that order too", () => {
  noteArrival({ hash: "" }, null);
  render(page({ isAtTop: true }));
  expect(drawn).toEqual(["above", "below"]);
});

test("the HTML has all of it", () => {
  expect(renderToString(page())).toBe("<p>below</p><p>above</p>");
});
