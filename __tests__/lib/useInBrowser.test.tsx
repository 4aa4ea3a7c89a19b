import { render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { act } from "react";
import { renderToString } from "react-dom/server.node";
import { useInBrowser } from "../../src/lib/useInBrowser";

/** What `read` answered in each drawing. */
function Day({ read, answers }: { read: () => string; answers?: unknown[] }) {
  const value = useInBrowser(read);
  answers?.push(value);
  return <p>{value ?? "unknown"}</p>;
}

test("on the server it is null, and nothing is read", () => {
  const read = jest.fn(() => "Monday");
  expect(renderToString(<Day read={read} />)).toBe("<p>unknown</p>");
  expect(read).not.toHaveBeenCalled();
});

test("the first drawing agrees with the HTML, the next has the value", async () => {
  const problems = jest.spyOn(console, "error");
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Day read={() => "Monday"} />);
  const answers: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(page, <Day read={() => "Monday"} answers={answers} />),
  );
  expect(answers[0]).toBeNull();
  expect(answers.at(-1)).toBe("Monday");
  expect(page).toHaveTextContent("Monday");
  expect(problems).not.toHaveBeenCalled();
  problems.mockRestore();
  act(() => root.unmount());
});

test("a value that reads as false is not nothing", () => {
  const answers: unknown[] = [];
  const Flag = () => {
    answers.push(useInBrowser(() => false));
    return null;
  };
  render(<Flag />);
  expect(answers.at(-1)).toBe(false);
});
