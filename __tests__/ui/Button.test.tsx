import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { Button } from "../../src/ui/Button";

test("a button that leads somewhere is a link", () => {
  render(<Button to="/programs">Explore Programs</Button>);
  expect(
    screen.getByRole("link", { name: "Explore Programs" }),
  ).toHaveAttribute("href", "/programs");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("a button that leads to another site can open it in a new tab", () => {
  render(
    <Button to="https://example.org" newTab>
      Apply Now
    </Button>,
  );
  expect(screen.getByRole("link", { name: /^Apply Now/ })).toHaveAttribute(
    "target",
    "_blank",
  );
});

test("as a link it keeps every attribute, too", async () => {
  const pressed = jest.fn((event: { preventDefault(): void }) =>
    event.preventDefault(),
  );
  render(
    <>
      <h2 id="award">Ocean Award</h2>
      <Button to="/apply" id="apply" aria-describedby="award" onClick={pressed}>
        Apply Now
      </Button>
    </>,
  );
  const link = screen.getByRole("link", { name: "Apply Now" });
  expect(link).toHaveAttribute("id", "apply");
  expect(link).toHaveAccessibleDescription("Ocean Award");
  await userEvent.click(link);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test.each([null, undefined, ""])(
  "with %j for an address it is a button",
  (to) => {
    render(<Button to={to}>Apply Now</Button>);
    expect(screen.getByRole("button", { name: "Apply Now" })).toBeEnabled();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  },
);

test("a button sends no form unless it is told to", async () => {
  const sent = jest.fn((event: { preventDefault(): void }) =>
    event.preventDefault(),
  );
  render(
    <form onSubmit={sent}>
      <Button>Clear</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toHaveBeenCalledTimes(1);
});

test("pressing it is told", async () => {
  const pressed = jest.fn();
  render(<Button onClick={pressed}>Start Test</Button>);
  await userEvent.click(screen.getByRole("button"));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test("a busy button is disabled and keeps its words; its spinner says nothing", async () => {
  const pressed = jest.fn();
  render(
    <Button busy onClick={pressed}>
      Sending…
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Sending…" });
  expect(button).toBeDisabled();
  expect(button.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  await userEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
});

test("a button that is not busy has no spinner", () => {
  render(<Button>Send</Button>);
  expect(screen.getByRole("button").querySelector("svg")).toBeNull();
});

test("a disabled button stays disabled when it is no longer busy", () => {
  render(
    <Button disabled busy={false}>
      Send
    </Button>,
  );
  expect(screen.getByRole("button")).toBeDisabled();
});

test("its element can be had, to give it the focus", () => {
  const button = createRef<HTMLButtonElement>();
  render(<Button ref={button}>Send</Button>);
  expect(button.current).toBe(screen.getByRole("button"));
});
