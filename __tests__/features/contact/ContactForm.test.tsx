import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import siteFile from "../../data/site.json";
import { SiteSettings } from "../../../src/content/model";
import { ContactForm } from "../../../src/features/contact/ContactForm";

// The form as it ships: without an endpoint, sending is simulated and nothing leaves the browser.

const site = SiteSettings.parse(siteFile);
const THANKS = "Thank you! We'll get back to you soon.";

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>("textbox", { name });
const send = () => screen.getByRole("button");

/** A visitor whose clock we hold. */
function visit() {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

type Visitor = ReturnType<typeof visit>;

async function fillIn(visitor: Visitor) {
  // user-event does not notice when a form is reset, and would go on writing where it was.
  for (const emptied of screen.getAllByRole("textbox"))
    await visitor.clear(emptied);
  await visitor.type(field("Name"), "Asha Rao");
  await visitor.type(field("Email"), "asha@example.com");
  await visitor.type(field("Message"), "Data science, please.");
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const fetchSpy = jest.fn();
globalThis.fetch = fetchSpy;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  fetchSpy.mockReset();
});

test("name, email and message are all required, checked by the browser's native checks", async () => {
  render(<ContactForm site={site} />);
  expect(field("Name")).toBeRequired();
  expect(field("Email")).toBeRequired();
  expect(field("Message")).toBeRequired();

  await userEvent.click(send());
  expect(send()).toHaveTextContent("Send Message");
  expect(field("Name")).toBeInvalid();
  expect(field("Name").validity.valueMissing).toBe(true);
});

test("the email field is of type email", async () => {
  render(<ContactForm site={site} />);
  expect(field("Email")).toHaveAttribute("type", "email");
  await userEvent.type(field("Name"), "Asha Rao");
  await userEvent.type(field("Email"), "not an address");
  await userEvent.type(field("Message"), "Data science, please.");

  await userEvent.click(send());
  expect(field("Email").validity.typeMismatch).toBe(true);
  expect(send()).toHaveTextContent("Send Message");
});

test("there is no other validation and there are no custom messages", async () => {
  render(<ContactForm site={site} />);
  await userEvent.type(field("Name"), "?");
  await userEvent.type(field("Email"), "a@b");
  await userEvent.type(field("Message"), "!");
  for (const name of ["Name", "Email", "Message"]) {
    expect(field(name)).toBeValid();
    expect(field(name).validity.customError).toBe(false);
  }
  await userEvent.click(send());
  expect(send()).toHaveTextContent("Sending…");
});

test("the message area has 4 rows", () => {
  render(<ContactForm site={site} />);
  expect(field("Message")).toHaveAttribute("rows", "4");
});

test("placeholders: Your Name, Your Email, Tell us about your educational goals...", () => {
  render(<ContactForm site={site} />);
  expect(field("Name")).toHaveAttribute("placeholder", "Your Name");
  expect(field("Email")).toHaveAttribute("placeholder", "Your Email");
  expect(field("Message")).toHaveAttribute(
    "placeholder",
    "Tell us about your educational goals...",
  );
});

test("every field has a label that can be seen, and says what the browser may fill in", () => {
  render(<ContactForm site={site} />);
  for (const label of ["Name", "Email", "Message"])
    expect(screen.getByText(label)).toBeVisible();
  expect(field("Name")).toHaveAttribute("autocomplete", "name");
  expect(field("Email")).toHaveAttribute("autocomplete", "email");
});

test("after a double click on Send, which gives the focus to what is around the form, the thanks have it", async () => {
  const visitor = visit();
  render(
    <main tabIndex={-1}>
      <ContactForm site={site} />
    </main>,
  );
  await fillIn(visitor);
  await visitor.dblClick(send());
  expect(screen.getByRole("main")).toHaveFocus();
  wait(1500);
  expect(screen.getByRole("status")).toHaveFocus();
});

test("idle, then submitting for 1500 ms with the button disabled, then success", async () => {
  const visitor = visit();
  render(<ContactForm site={site} />);
  await fillIn(visitor);
  await visitor.click(send());
  expect(send()).toBeDisabled();
  expect(send()).toHaveTextContent("Sending…");

  wait(1499);
  expect(send()).toHaveTextContent("Sending…");
  expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByRole("status")).toHaveTextContent(THANKS);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("success stays 3000 ms, then the form is idle again", async () => {
  const visitor = visit();
  render(<ContactForm site={site} />);
  await fillIn(visitor);
  await visitor.click(send());
  wait(1500);

  wait(2999);
  expect(screen.getByText(THANKS)).toBeVisible();
  wait(1);
  expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(send()).toBeEnabled();
  expect(send()).toHaveTextContent("Send Message");
});

test("the fields keep their text while it is sent, and are cleared with the thanks", async () => {
  const visitor = visit();
  render(<ContactForm site={site} />);
  await fillIn(visitor);
  await visitor.click(send());
  for (const name of ["Name", "Email", "Message"])
    await visitor.type(field(name), " and more");
  expect(field("Name")).toHaveValue("Asha Rao");
  expect(field("Email")).toHaveValue("asha@example.com");
  expect(field("Message")).toHaveValue("Data science, please.");

  wait(1500);
  expect(field("Name")).toHaveValue("");
  expect(field("Email")).toHaveValue("");
  expect(field("Message")).toHaveValue("");
  expect(field("Message")).not.toHaveAttribute("readonly");
});

test("the browser itself never submits the form, so nothing typed gets into the address", () => {
  const { container } = render(<ContactForm site={site} />);
  const isLeftToTheBrowser = fireEvent.submit(container.querySelector("form")!);
  expect(isLeftToTheBrowser).toBe(false);
});

test("it sends nothing, and the network does not matter", async () => {
  const visitor = visit();
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const address = location.href;
  render(<ContactForm site={site} />);
  await fillIn(visitor);
  await visitor.click(send());
  wait(1500);
  expect(screen.getByText(THANKS)).toBeVisible();
  expect(fetchSpy).not.toHaveBeenCalled();
  expect(location.href).toBe(address);
});

test("a second click and a second Enter do no harm", async () => {
  const visitor = visit();
  render(<ContactForm site={site} />);
  await fillIn(visitor);
  await visitor.type(field("Name"), "{Enter}{Enter}");
  await visitor.click(send());
  expect(send()).toHaveTextContent("Sending…");

  wait(1500);
  expect(screen.getByText(THANKS)).toBeVisible();
  wait(3000);
  expect(send()).toHaveTextContent("Send Message");
  wait(10_000);
  expect(send()).toHaveTextContent("Send Message");
});

test.each([
  ["while it is sent", 700],
  ["during the thanks", 2000],
])("leaving %s leaves no timer behind", async (_, ms) => {
  const visitor = visit();
  const { unmount } = render(<ContactForm site={site} />);
  await fillIn(visitor);
  await visitor.click(send());
  wait(ms);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test("the form can be sent again after the thanks", async () => {
  const visitor = visit();
  render(<ContactForm site={site} />);
  for (let round = 1; round <= 2; round++) {
    await fillIn(visitor);
    await visitor.click(send());
    wait(1500);
    expect(screen.getByText(THANKS)).toBeVisible();
    wait(3000);
  }
  expect(send()).toBeEnabled();
});

test("the thanks take the button's focus, and hand it back", async () => {
  const visitor = visit();
  render(<ContactForm site={site} />);
  await fillIn(visitor);
  await visitor.click(send());
  wait(1500);
  expect(screen.getByRole("status")).toHaveFocus();
  wait(3000);
  expect(send()).toHaveFocus();
});

test("a visitor who has gone elsewhere keeps the focus", async () => {
  const visitor = visit();
  render(
    <>
      <ContactForm site={site} />
      <a href="#elsewhere">Elsewhere</a>
    </>,
  );
  await fillIn(visitor);
  await visitor.click(send());
  act(() => screen.getByRole("link").focus());
  wait(1500);
  expect(screen.getByRole("link")).toHaveFocus();
  wait(3000);
  expect(screen.getByRole("link")).toHaveFocus();
});

test("a notice without an endpoint is not shown: nothing is sent that it could speak of", () => {
  const notice = "We keep your message for a year.";
  render(
    <ContactForm site={{ ...site, contact: { ...site.contact, notice } }} />,
  );
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});

/** The page as it comes from the server, before any script has run. */
function fromServer() {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<ContactForm site={site} />);
  document.body.append(page);
  return page;
}

test("before script runs, Send is disabled and the form names no address", () => {
  const page = fromServer();
  expect(send()).toBeDisabled();
  expect(page.querySelector("form")).not.toHaveAttribute("action");
  expect(page.querySelector("form")).toHaveAttribute("method", "post");
  expect(page.querySelector("noscript")).toHaveTextContent(
    "The form needs JavaScript. Chat, phone and e-mail work without it.",
  );
  page.remove();
});

test("what was typed before script ran stays, and can be sent", async () => {
  const visitor = visit();
  const page = fromServer();
  await fillIn(visitor);

  render(<ContactForm site={site} />, { container: page, hydrate: true });
  expect(field("Name")).toHaveValue("Asha Rao");
  expect(field("Message")).toHaveValue("Data science, please.");
  expect(send()).toBeEnabled();
  await visitor.click(send());
  wait(1500);
  expect(screen.getByText(THANKS)).toBeVisible();
  page.remove();
});
