import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { ActionButton } from "../../src/components/ActionButton";
import { Button } from "../../src/components/Button";
import { changeSite } from "../support/content";
import { navigate } from "../support/gatsby";

/** Follows no link, and sends no form. */
const noted = () =>
  jest.fn((event: { preventDefault(): void }) => event.preventDefault());

test("a button that leads somewhere is a link, and keeps every attribute", async () => {
  const pressed = noted();
  render(
    <Button to="/apply" aria-label="Apply for it" onClick={pressed}>
      Apply Now
    </Button>,
  );
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  const link = screen.getByRole("link", { name: "Apply for it" });
  expect(link).toHaveAttribute("href", "/apply");
  await userEvent.click(link);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test("a button sends no form unless it is asked to", async () => {
  const sent = noted();
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

// A button of data/ and its action

const CHAT = /^https:\/\/wa\.me\/910000000000\?text=Hi/;

test.each<[string, boolean, string | RegExp, boolean]>([
  ["/scholarships?type=national#award-3", true, /^\/scholarships\?type/, false],
  ["https://example.org", true, "https://example.org", true],
  ["chat", true, CHAT, true],
  ["contact", true, "#contact", false],
  ["contact", false, "/services#contact", false],
])(
  "with the action %s, on a page with a form: %s, it leads to %s, in a new tab: %s",
  (action, hasForm, to, newTab) => {
    const button = { label: "Begin", action };
    render(<ActionButton button={button} hasForm={hasForm} />);
    const link = screen.getByRole("link", { name: /^Begin/ });
    expect(link).toHaveAttribute("href", expect.stringMatching(to));
    expect(link.getAttribute("target")).toBe(newTab ? "_blank" : null);
  },
);

test("where no page has a form, the action contact leads to the chat", () => {
  changeSite({ contactPage: null });
  const button = { label: "Begin", action: "contact" };
  render(<ActionButton button={button} hasForm={false} />);
  expect(screen.getByRole("link").getAttribute("href")).toMatch(CHAT);
});

test("without an action it is a button that does nothing, not even in a form", async () => {
  const button = { label: "Begin", action: null };
  const sent = noted();
  render(
    <form onSubmit={sent}>
      <ActionButton button={button} hasForm />
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: /^Begin/ }));
  expect(sent).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

test("the types refuse what a link would drop", () => {
  const refused = [
    // @ts-expect-error -- a link cannot be disabled
    <Button key="disabled" to="/about" disabled />,
    // @ts-expect-error -- nor have a spinner
    <Button key="busy" to="/about" busy />,
    // @ts-expect-error -- nor a button's ref
    <Button key="ref" to="/about" ref={createRef<HTMLButtonElement>()} />,
    // @ts-expect-error -- nor send a form
    <Button key="type" to="/about" type="submit" />,
    // @ts-expect-error -- and a button opens no tab
    <Button key="newTab" newTab />,
  ];
  expect(refused).toHaveLength(5);
});
