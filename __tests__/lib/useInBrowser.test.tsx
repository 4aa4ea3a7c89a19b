import { render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { act } from "react";
import { renderToString } from "react-dom/server.node";
import { useInBrowser } from "../../src/lib/useInBrowser";

/** What `read` answered in each drawing. */
function Teller({ read, told }: { read: () => string; told?: unknown[] }) {
  const value = useInBrowser(read);
  told?.push(value);
  return <p>{value ?? "nobody knows"}</p>;
}

test("on the server it is null, and nothing is read", () => {
  const read = jest.fn(() => "Monday");
  expect(renderToString(<Teller read={read} />)).toBe("<p>nobody knows</p>");
  expect(read).not.toHaveBeenCalled();
});

test("in the browser it is the visitor's own", () => {
  render(<Teller read={() => "Monday"} />);
  expect(screen.getByText("Monday")).toBeVisible();
});

test("the first drawing agrees with the HTML, the next has the value", async () => {
  const problems = jest.spyOn(console, "error");
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Teller read={() => "Monday"} />);
  const told: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(page, <Teller read={() => "Monday"} told={told} />),
  );
  expect(told[0]).toBeNull();
  expect(told.at(-1)).toBe("Monday");
  expect(page).toHaveTextContent("Monday");
  expect(problems).not.toHaveBeenCalled();
  problems.mockRestore();
  act(() => root.unmount());
});

test("a value that reads as false is not nothing", () => {
  const told: unknown[] = [];
  const Flag = () => {
    told.push(useInBrowser(() => false));
    return null;
  };
  render(<Flag />);
  expect(told.at(-1)).toBe(false);
});
