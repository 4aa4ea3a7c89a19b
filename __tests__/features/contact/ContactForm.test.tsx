import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import siteFile from "../../data/site.json";
import { SiteSettings } from "../../../src/content/model";
import { ContactForm } from "../../../src/features/contact/ContactForm";

// The form as it ships: without an endpoint, sending is simulated and nothing leaves the browser. Its states are in
// state.test.ts, real sending in endpoint.test.tsx, focus in browser/contact.spec.ts.

const site = SiteSettings.parse(siteFile);
const form = <ContactForm site={site} />;
const THANKS = "Thank you! We'll get back to you soon.";

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>("textbox", { name });
const values = () =>
  ["Name", "Email", "Message"].map((name) => field(name).value);
const send = () => screen.getByRole("button");
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const WRITTEN = ["Asha Rao", "asha@example.com", "Data science, please."];

/** A visitor whose clock we hold, and who has filled in the form. */
async function visitAndFillIn(drawForm = () => void render(form)) {
  jest.useFakeTimers();
  drawForm();
  const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await fillIn(visitor);
  return visitor;
}

async function fillIn(visitor: Pick<typeof userEvent, "type" | "clear">) {
  // user-event does not notice when a form is reset, and would go on writing where it was.
  for (const emptied of screen.getAllByRole("textbox"))
    await visitor.clear(emptied);
  await visitor.type(field("Name"), WRITTEN[0]!);
  await visitor.type(field("Email"), WRITTEN[1]!);
  await visitor.type(field("Message"), WRITTEN[2]!);
}

const fetchSpy = jest.fn();
globalThis.fetch = fetchSpy;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test.each([
  ["Name", "Your Name", "name"],
  ["Email", "Your Email", "email"],
  ["Message", "Tell us about your educational goals...", null],
])(
  "%s is required, has a visible label, its placeholder and what the browser may fill in",
  (name, placeholder, autocomplete) => {
    render(form);
    expect(screen.getByText(name)).toBeVisible();
    expect(field(name)).toBeRequired();
    expect(field(name).placeholder).toBe(placeholder);
    expect(field(name).getAttribute("autocomplete")).toBe(autocomplete);
  },
);

test("what is written is checked by the browser's native checks and no others", async () => {
  render(form);
  expect(field("Message")).toHaveAttribute("rows", "4");
  await userEvent.type(field("Name"), "?");
  await userEvent.type(field("Email"), "not an address");
  await userEvent.type(field("Message"), "!");
  await userEvent.click(send());
  expect(field("Email").validity.typeMismatch).toBe(true);
  expect(send()).toHaveTextContent("Send Message");

  await userEvent.clear(field("Email"));
  await userEvent.type(field("Email"), "a@b");
  await userEvent.click(send());
  expect(send()).toHaveTextContent("Sending…");
});

test("idle, then submitting for 1500 ms with the button disabled, then success for 3000 ms, then idle", async () => {
  const visitor = await visitAndFillIn();
  await visitor.click(send());
  expect(send()).toBeDisabled();
  wait(1499);
  expect(send()).toHaveTextContent("Sending…");
  wait(1);
  expect(screen.getByRole("status")).toHaveTextContent(THANKS);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  wait(2999);
  expect(screen.getByText(THANKS)).toBeVisible();
  wait(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(send()).toBeEnabled();
  expect(send()).toHaveTextContent("Send Message");
});

test("without network, too, the fields keep their text while sending is simulated, are cleared with the thanks, and can be sent again", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const visitor = await visitAndFillIn();
  await visitor.click(send());
  await visitor.type(field("Message"), " and more");
  expect(values()).toEqual(WRITTEN);
  wait(1500);
  expect(values()).toEqual(["", "", ""]);
  wait(3000);
  await fillIn(visitor);
  await visitor.click(send());
  wait(1500);
  expect(screen.getByText(THANKS)).toBeVisible();
  expect(fetchSpy).not.toHaveBeenCalled();
});

test("a second Enter and a click after it do no harm", async () => {
  const visitor = await visitAndFillIn();
  await visitor.type(field("Name"), "{Enter}{Enter}");
  await visitor.click(send());
  wait(1500);
  expect(screen.getByText(THANKS)).toBeVisible();
  wait(3000);
  expect(send()).toHaveTextContent("Send Message");
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ["while it is sent", 700],
  ["during the thanks", 2000],
])("leaving %s leaves no timer behind", async (_, ms) => {
  let unmount = () => {};
  const visitor = await visitAndFillIn(() => void ({ unmount } = render(form)));
  await visitor.click(send());
  wait(ms);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ["the thanks take the button's focus, and hand it back", false],
  ["a visitor who has gone elsewhere keeps the focus", true],
])("also after a double click %s", async (_, leaves) => {
  const visitor = await visitAndFillIn(
    () =>
      void render(
        <main tabIndex={-1}>
          {form}
          <a href="#elsewhere">Elsewhere</a>
        </main>,
      ),
  );
  const link = screen.getByRole("link");
  await visitor.dblClick(send());
  if (leaves) act(() => link.focus());
  wait(1500);
  expect(leaves ? link : screen.getByRole("status")).toHaveFocus();
  wait(3000);
  expect(leaves ? link : send()).toHaveFocus();
});

test("a notice without an endpoint is not shown: nothing is sent that it could speak of", () => {
  const notice = "We keep your message for a year.";
  render(
    <ContactForm site={{ ...site, contact: { ...site.contact, notice } }} />,
  );
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});

test("before script runs, Send is disabled, the form names no address, and what is typed can be sent later", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  const visitor = await visitAndFillIn(() => {
    container.innerHTML = renderToString(form);
  });
  expect(send()).toBeDisabled();
  expect(container.querySelector("form")).not.toHaveAttribute("action");
  expect(container.querySelector("form")).toHaveAttribute("method", "post");
  expect(container.querySelector("noscript")).toHaveTextContent(
    "The form needs JavaScript. Chat, phone and e-mail work without it.",
  );

  render(form, { container, hydrate: true });
  expect(values()).toEqual(WRITTEN);
  await visitor.click(send());
  wait(1500);
  expect(screen.getByText(THANKS)).toBeVisible();
  // The browser itself never submits the form, or what was typed would get into the address.
  expect(fireEvent.submit(container.querySelector("form")!)).toBe(false);
});
