import { act, render, screen, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { ContactForm } from "../../../src/widgets/contact/ContactForm";
import { changeSite, site } from "../../support/content";
import { holdTime, wait } from "../../support/render";

// Its labels and the texts beside it are in built/pages, outcomes of a request in send.test.ts; native messages and
// what a browser sends in browser/contact.

const THANKS = "Thank you! We'll get back to you soon.";
const WRITTEN = ["Asha Rao", "asha@example.com", "Data science & Zürich?"];

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
globalThis.fetch = fetchMock;

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>("textbox", { name });
const values = () =>
  ["Name", "Email", "Message"].map((name) => field(name).value);
const button = (name = "Send Message") => screen.getByRole("button", { name });
const status = () => screen.getByRole("status");
/** What takes the focus: not the status, which would be said twice then. */
const place = () => screen.getByRole("group", { name: "Your message" });
const link = (name: RegExp) => screen.queryByRole("link", { name });

const page = (
  <main tabIndex={-1}>
    <ContactForm />
    <a href="#elsewhere">Elsewhere</a>
  </main>
);

async function fillIn(visitor: Pick<typeof userEvent, "type" | "clear">) {
  for (const [index, name] of ["Name", "Email", "Message"].entries()) {
    // user-event does not notice when a form is reset, and would go on writing where it was.
    await visitor.clear(field(name));
    await visitor.type(field(name), WRITTEN[index]!);
  }
}

/** A visitor who has filled in the form. */
async function visit() {
  const visitor = holdTime();
  const { unmount } = render(page);
  await fillIn(visitor);
  const press = async (name?: string) => {
    await visitor.click(button(name));
    // An answer may be there already.
    await wait(0);
  };
  return { visitor, press, unmount };
}

test("idle, then submitting for 1500 ms, then success for 3000 ms with the fields cleared, then idle; nothing is sent", async () => {
  // The network does not matter.
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { visitor, press } = await visit();
  await press();
  expect(button("Sending…")).toBeDisabled();
  expect(button("Sending…").querySelector("svg")).toBeInTheDocument();
  expect(status()).toHaveTextContent("Sending…");
  await visitor.type(field("Message"), " and more");
  await wait(1499);
  expect(values()).toEqual(WRITTEN);
  await wait(1);
  expect(status()).toHaveTextContent(THANKS);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(values()).toEqual(["", "", ""]);
  await wait(2999);
  expect(status()).toHaveTextContent(THANKS);
  await wait(1);
  expect(status()).toBeEmptyDOMElement();
  expect(button()).toBeEnabled();

  await fillIn(visitor);
  await press();
  await wait(1500);
  expect(status()).toHaveTextContent(THANKS);
  expect(fetchMock).not.toHaveBeenCalled();
});

test("blanks alone are asked about as nothing is, an address without an ending in words", async () => {
  const visitor = holdTime();
  render(page);
  await fillIn(visitor);
  const expectRefused = async (name: string, text: string) => {
    const before = field(name).value;
    await visitor.clear(field(name));
    await visitor.type(field(name), text);
    await visitor.click(button());
    expect(button()).toBeEnabled();
    expect(field(name)).toBeInvalid();
    await visitor.clear(field(name));
    await visitor.type(field(name), before);
  };
  await expectRefused("Name", " ");
  await expectRefused("Name", "\u200b\u3000");
  await expectRefused("Message", "  \n ");
  await expectRefused("Email", "asha@gmail");
  expect(field("Email")).toHaveAttribute("title", "Like name@example.com");
  await visitor.click(button());
  expect(button("Sending…")).toBeDisabled();
});

test.each([
  ["while it is sent", 700],
  ["during the thanks", 2000],
])("leaving %s leaves no timer behind", async (_, ms) => {
  const { press, unmount } = await visit();
  await press();
  await wait(ms);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  [
    "the place of the thanks takes the button's focus, and hands it back",
    false,
  ],
  ["a visitor who has gone elsewhere keeps the focus", true],
])("%s; nothing scrolls", async (_, leaves) => {
  const { visitor } = await visit();
  const elsewhere = screen.getByRole("link", { name: "Elsewhere" });
  await visitor.dblClick(button());
  if (leaves) act(() => elsewhere.focus());
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  await wait(1500);
  expect(leaves ? elsewhere : place()).toHaveFocus();
  await wait(3000);
  expect(leaves ? elsewhere : button()).toHaveFocus();
  expect(focus).toHaveBeenCalledTimes(leaves ? 0 : 2);
  for (const [options] of focus.mock.calls)
    expect(options).toEqual({ preventScroll: true });
});

test("what was typed is there again on return to its page, and on no other; gone once it is sent", async () => {
  window.history.replaceState(null, "", "/about/");
  const { visitor, unmount } = await visit();
  // The address changes before the page does.
  window.history.replaceState(null, "", "/services");
  unmount();
  const services = render(page);
  expect(values()).toEqual(["", "", ""]);
  services.unmount();
  window.history.replaceState(null, "", "/about");
  const about = render(page);
  expect(values()).toEqual(WRITTEN);
  expect(status()).toBeEmptyDOMElement();
  await visitor.click(button());
  await wait(1500);
  about.unmount();
  render(page);
  expect(values()).toEqual(["", "", ""]);
});

test("a notice without an endpoint is not shown: nothing is sent that it could speak of", () => {
  connect("!", null);
  render(page);
  expect(screen.queryByText("!")).not.toBeInTheDocument();
});

// Once an editor has set `contact.endpoint`, messages are really sent.

const ENDPOINT = "https://forms.example/letters";
const KEPT = "Everything you wrote is still here.";

function connect(
  notice: string | null = null,
  endpoint: string | null = ENDPOINT,
) {
  const { contact } = site.answer.siteSettings;
  changeSite({ contact: { ...contact, endpoint, notice } });
}

const answer = (ok: boolean) =>
  ({ ok, arrayBuffer: async () => new ArrayBuffer(0) }) as Response;

const lastSent = () =>
  JSON.parse(String(fetchMock.mock.lastCall![1]?.body)) as object;

test("what was written is posted once, with the page it was written on; submitting lasts as long as the answer takes", async () => {
  connect();
  window.history.replaceState(null, "", "/about/");
  let arrive: (response: Response) => void = () => {};
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const { press } = await visit();
  await press();
  await wait(9000);
  expect(button("Sending…")).toBeDisabled();
  await act(async () => arrive(answer(true)));
  expect(status()).toHaveTextContent(THANKS);
  expect(values()).toEqual(["", "", ""]);
  await wait(3000);
  expect(button()).toBeEnabled();
  expect(jest.getTimerCount()).toBe(0);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]![0]).toBe(ENDPOINT);
  const [name, email, message] = WRITTEN;
  expect(lastSent()).toEqual({ name, email, message, page: "/about" });
});

test("when it is refused, the form says so, keeps every word, and offers the chat and e-mail with the present text", async () => {
  connect();
  fetchMock.mockResolvedValueOnce(answer(false));
  const { visitor, press } = await visit();
  await press();
  expect(status()).toHaveTextContent("This could not be sent.");
  expect(status()).toHaveTextContent(KEPT);
  expect(place()).toHaveFocus();
  expect(values()).toEqual(WRITTEN);
  // All of a status is read out: what can be pressed comes after it.
  expect(within(status()).queryByRole("button")).not.toBeInTheDocument();
  await visitor.tab();
  expect(button("Try again")).toHaveFocus();
  expect(button("Try again")).toHaveAttribute("data-kind", "primary");
  const draft = "Data%20science%20%26%20Z%C3%BCrich%3F";
  expect(link(/^Send by chat.*opens in a new tab$/)).toHaveAttribute(
    "href",
    `https://wa.me/910000000000?text=${draft}`,
  );
  const email = "mailto:hello@longitude.example";
  expect(link(/^Send by e-mail$/)).toHaveAttribute(
    "href",
    `${email}?body=${draft}`,
  );
  expect(link(/^Call/)).not.toBeInTheDocument();

  await visitor.clear(field("Message"));
  expect(link(/^Send by e-mail$/)).toHaveAttribute("href", email);
  expect(link(/^Send by chat/)!.getAttribute("href")).toMatch(/\?text=Hi%2C/);
  await visitor.type(field("Message"), "Shorter");
  expect(link(/^Send by chat/)!.getAttribute("href")).toMatch(/=Shorter$/);

  // It is tried again like the first time, with what the fields say now.
  await visitor.clear(field("Email"));
  await press("Try again");
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await visitor.type(field("Email"), "asha@example.org");
  fetchMock.mockResolvedValueOnce(answer(true));
  await press("Try again");
  expect(status()).toHaveTextContent(THANKS);
  expect(lastSent()).toMatchObject({ email: "asha@example.org" });
});

const MAY_HAVE_ARRIVED =
  "Your message may have arrived: call or write before you send it again.";

test("after 30 seconds without an answer it says that the message may have arrived, and offers a call", async () => {
  connect();
  fetchMock.mockImplementationOnce(
    (_, options) =>
      new Promise((_, reject) =>
        options!.signal!.addEventListener("abort", () => reject(new Error())),
      ),
  );
  const { press } = await visit();
  await press();
  await wait(29_999);
  expect(button("Sending…")).toBeDisabled();
  await wait(1);
  expect(status()).toHaveTextContent(
    `We have not heard back. ${MAY_HAVE_ARRIVED}`,
  );
  expect(status()).toHaveTextContent(KEPT);
  expect(values()).toEqual(WRITTEN);
  expect(link(/^Call/)).toBeVisible();
  // What could send a second one is not the first choice.
  expect(button("Try again")).toHaveAttribute("data-kind", "line");
});

test("a lost connection is not called unsent either", async () => {
  connect();
  fetchMock.mockRejectedValueOnce(new TypeError("lost"));
  const { press } = await visit();
  await press();
  expect(status()).toHaveTextContent(
    `The connection was lost. ${MAY_HAVE_ARRIVED}`,
  );
  expect(status()).not.toHaveTextContent("not be sent");
});

test("offline is said when the try has failed, offers a call as well, and can be tried again", async () => {
  connect();
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fetchMock.mockRejectedValueOnce(new TypeError("no network"));
  const { press } = await visit();
  await press();
  expect(status()).toHaveTextContent("You are offline. This was not sent.");
  expect(status()).toHaveTextContent(KEPT);
  expect(link(/^Call \+91 00000 00000$/)).toHaveAttribute(
    "href",
    "tel:+910000000000",
  );
  fetchMock.mockResolvedValueOnce(answer(true));
  await press("Try again");
  expect(status()).toHaveTextContent(THANKS);
});

test("leaving ends the request; on return the text is there, and may have arrived", async () => {
  connect();
  fetchMock.mockReturnValueOnce(new Promise(() => {}));
  const { press, unmount } = await visit();
  await press();
  unmount();
  expect(fetchMock.mock.calls[0]![1]?.signal?.aborted).toBe(true);
  render(page);
  expect(values()).toEqual(WRITTEN);
  expect(status()).toHaveTextContent(MAY_HAVE_ARRIVED);
});

test("who leaves while sending is simulated is told nothing of the kind", async () => {
  const { press, unmount } = await visit();
  await press();
  unmount();
  render(page);
  expect(values()).toEqual(WRITTEN);
  expect(status()).toBeEmptyDOMElement();
});

test.each(["Under 18? Ask a parent to write for you.", null])(
  "the notice %j is beside the button and describes it",
  (notice) => {
    connect(notice);
    render(page);
    expect(button()).toHaveAccessibleDescription(notice ?? "");
  },
);
