// Specification: 4.8, 4.9
import { act, render, screen, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { ContactForm } from "../../../src/widgets/contact/ContactForm";
import { changeSite, site } from "../../support/content";
import { holdTime, wait } from "../../support/render";

const THANKS = "Thank you! We'll get back to you soon.";
const WRITTEN = ["Asha Rao", "asha@example.com", "Data science & Zürich?"];
const NAMES = ["Name", "Email", "Message"];

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
globalThis.fetch = fetchMock;

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>("textbox", { name });
const values = () => NAMES.map((name) => field(name).value);
const button = (name = "Send Message") => screen.getByRole("button", { name });
const status = () => screen.getByRole("status");
/** What takes the focus: not the status, which would be said twice then. */
const place = () => screen.getByRole("group", { name: "Your message" });

const page = (
  <main tabIndex={-1}>
    <ContactForm />
    <a href="#elsewhere">Elsewhere</a>
  </main>
);

type Visitor = Pick<typeof userEvent, "type" | "clear">;

async function write(visitor: Visitor, name: string, text: string) {
  // user-event does not notice when a form is reset, and would go on writing where it was.
  await visitor.clear(field(name));
  await visitor.type(field(name), text);
}

async function fillIn(visitor: Visitor) {
  for (const [index, name] of NAMES.entries())
    await write(visitor, name, WRITTEN[index]!);
}

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

test("idle, submitting for 1500 ms, success for 3000 ms with empty fields, idle; nothing is sent", async () => {
  // The network does not matter.
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { visitor, press, unmount } = await visit();
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
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ["goes to the place of the thanks, and back to the button", false],
  ["of a visitor who has gone elsewhere stays there", true],
])("the focus %s; nothing scrolls", async (_, leaves) => {
  const { visitor } = await visit();
  const elsewhere = screen.getByRole("link", { name: "Elsewhere" });
  await visitor.dblClick(button());
  if (leaves) act(() => elsewhere.focus());
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  await wait(1500);
  expect(leaves ? elsewhere : place()).toHaveFocus();
  await wait(3000);
  expect(leaves ? elsewhere : button()).toHaveFocus();
  const still = [{ preventScroll: true }];
  expect(focus.mock.calls).toEqual(leaves ? [] : [still, still]);
});

// Once an editor has set `contact.endpoint`, messages are really sent.

const ENDPOINT = "https://forms.example/letters";

function connect(
  notice: string | null = null,
  endpoint: string | null = ENDPOINT,
) {
  const { contact } = site.answer.siteSettings;
  changeSite({ contact: { ...contact, endpoint, notice } });
}

test.each([
  ["Under 18? Ask a parent to write for you.", ENDPOINT, true],
  [null, ENDPOINT, false],
  // Nothing is sent that it could speak of.
  ["Under 18?", null, false],
])(
  "the notice %j is beside the button and describes it, with the endpoint %s: %s",
  (notice, endpoint, isThere) => {
    connect(notice, endpoint);
    render(page);
    expect(button()).toHaveAccessibleDescription(isThere ? notice! : "");
    if (!isThere) expect(place()).not.toHaveTextContent("Under 18?");
  },
);

const BLANKS = " \u200b\u3000\u2800\u3164\u0085";

test.each([
  ["Name", BLANKS, "Please write your name."],
  ["Name", "A", ""],
  ["Message", "  \n ", "Please write a message."],
  ["Message", "?", ""],
  ["Email", "asha@gmail", "Please write it like name@example.com."],
  ["Email", "asha@mail.c", "Please write it like name@example.com."],
  ["Email", "a@b.co", ""],
])(
  "%s %j: where messages are sent for real the browser says %j, else it is sent",
  async (name, text, message) => {
    for (const endpoint of [ENDPOINT, null]) {
      connect(null, endpoint);
      const { visitor, press, unmount } = await visit();
      const why = endpoint ? message : "";
      if (endpoint && !why)
        fetchMock.mockReturnValueOnce(new Promise(() => {}));
      await write(visitor, name, text);
      expect(field(name).validationMessage).toBe(why);
      await press();
      expect(button(why ? "Send Message" : "Sending…")).toBeInTheDocument();
      unmount();
      window.history.replaceState(null, "", `/${name}/${text}`);
    }
  },
);

const answer = (ok: boolean) =>
  ({ ok, arrayBuffer: async () => new ArrayBuffer(0) }) as Response;

const lastSent = () =>
  Object.fromEntries(fetchMock.mock.lastCall![1]!.body as URLSearchParams);

test("what was written is posted once, with its page; submitting lasts until the answer", async () => {
  connect();
  window.history.replaceState(null, "", "/about/");
  let arrive: (response: Response) => void = () => {};
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const { press } = await visit();
  // After Back: that page is on its way.
  window.history.replaceState(null, "", "/services");
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

const MAY_HAVE_ARRIVED =
  "Your message may have arrived: call or write before you send it again.";
const MAIL = "mailto:hello@longitude.example";
const DRAFT = "Data%20science%20%26%20Z%C3%BCrich%3F";

/** Text and address of each way to go on; for a button, whether it is the first choice. */
const ways = () =>
  [...place().querySelectorAll("a, button")].map((way) => [
    way.textContent!.replace(/\W*opens in a new tab$/, ""),
    way.getAttribute("href") ?? way.getAttribute("data-kind"),
  ]);

const call = ["Call +91 00000 00000", "tel:+910000000000"];
const otherWays = [
  ["Send by chat", `https://wa.me/910000000000?text=${DRAFT}`],
  ["Send by e-mail", `${MAIL}?body=${DRAFT}`],
];

const refused = async () => answer(false);
const lost = () => Promise.reject(new TypeError("lost"));
/** Ends when it is aborted. */
const endless: typeof fetch = (_, options) =>
  new Promise((_, reject) =>
    options!.signal!.addEventListener("abort", () => reject(new Error())),
  );

// What could send a second one is not the first choice.
test.each`
  request      | onLine   | respond    | says                                     | more                  | again        | calls
  ${"refused"} | ${true}  | ${refused} | ${"This could not be sent."}             | ${[]}                 | ${"primary"} | ${[]}
  ${"offline"} | ${false} | ${lost}    | ${"You are offline. This was not sent."} | ${[]}                 | ${"primary"} | ${[call]}
  ${"lost"}    | ${true}  | ${lost}    | ${"The connection was lost."}            | ${[MAY_HAVE_ARRIVED]} | ${"line"}    | ${[call]}
  ${"late"}    | ${true}  | ${endless} | ${"We have not heard back."}             | ${[MAY_HAVE_ARRIVED]} | ${"line"}    | ${[call]}
`(
  "a request that is $request keeps every word, offers other ways, and can be tried again",
  async ({ request, onLine, respond, says, more, again, calls }) => {
    connect();
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
    fetchMock.mockImplementationOnce(respond);
    const { visitor, press } = await visit();
    await press();
    if (request === "late") {
      await wait(29_999);
      expect(button("Sending…")).toBeDisabled();
      await wait(1);
    }
    const texts = [...status().children].map(({ textContent }) => textContent);
    expect(texts).toEqual([
      says,
      ...more,
      "Everything you wrote is still here.",
    ]);
    expect(values()).toEqual(WRITTEN);
    expect(place()).toHaveFocus();
    expect(ways()).toEqual([["Try again", again], ...calls, ...otherWays]);
    // All of a status is read out: what can be pressed comes after it.
    expect(within(status()).queryByRole("button")).not.toBeInTheDocument();
    await visitor.tab();
    expect(button("Try again")).toHaveFocus();
    fetchMock.mockResolvedValueOnce(answer(true));
    await press("Try again");
    expect(status()).toHaveTextContent(THANKS);
  },
);

test("after a failure the other ways and the next try have what the fields say now", async () => {
  connect();
  fetchMock.mockResolvedValueOnce(answer(false));
  const { visitor, press } = await visit();
  await press();
  await visitor.clear(field("Message"));
  expect(ways().slice(1)).toEqual([
    ["Send by chat", expect.stringMatching(/\?text=Hi%2C/)],
    ["Send by e-mail", MAIL],
  ]);
  await write(visitor, "Message", "Shorter");
  expect(ways().at(-1)).toEqual(["Send by e-mail", `${MAIL}?body=Shorter`]);
  await visitor.clear(field("Email"));
  await press("Try again");
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await write(visitor, "Email", "asha@example.org");
  fetchMock.mockResolvedValueOnce(answer(true));
  await press("Try again");
  expect(lastSent()).toMatchObject({ email: "asha@example.org" });
});

/** Writes on /about, sends, and goes to /services. @returns what the answer calls, and what comes back to /about */
async function leave(isConnected: boolean) {
  let arrive: (response: Response) => void = () => {};
  if (isConnected) {
    connect();
    fetchMock.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  }
  window.history.replaceState(null, "", "/about/");
  const { press, unmount } = await visit();
  await press();
  // The address changes before the page does.
  window.history.replaceState(null, "", "/services");
  unmount();
  const services = render(page);
  expect(values()).toEqual(["", "", ""]);
  const comeBack = () => {
    services.unmount();
    window.history.replaceState(null, "", "/about");
    render(page);
    return [values(), status().textContent];
  };
  return { arrive, comeBack };
}

test("who leaves a form that sends nothing finds the text on return, and no timer goes on", async () => {
  const { comeBack } = await leave(false);
  expect(jest.getTimerCount()).toBe(0);
  expect(comeBack()).toEqual([WRITTEN, ""]);
});

test.each([
  ["nothing is known: it waits on", null, WRITTEN, /^Sending…$/],
  ["it was sent: the form is empty", true, ["", "", ""], /^$/],
  ["it was refused: it says so", false, WRITTEN, /^This could not be sent/],
])(
  "leaving does not end the request; where on return %s",
  async (_, ok, written, says) => {
    const { arrive, comeBack } = await leave(true);
    expect(fetchMock.mock.lastCall![1]!.signal!.aborted).toBe(false);
    if (ok !== null) await act(async () => arrive(answer(ok)));
    expect(comeBack()).toEqual([written, expect.stringMatching(says)]);
    if (ok !== null) return;
    await act(async () => arrive(answer(true)));
    expect(status()).toHaveTextContent(THANKS);
    expect(values()).toEqual(["", "", ""]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  },
);
