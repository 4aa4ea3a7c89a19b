import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import siteFile from "../../data/site.json";
import { SiteSettings } from "../../../src/content/model";
import { ContactForm } from "../../../src/features/contact/ContactForm";

// The form once an editor has set `contact.endpoint`: messages are really sent.

const ENDPOINT = "https://forms.example/letters";
const REASSURANCE = "Everything you wrote is still here.";
const shipped = SiteSettings.parse(siteFile);

const siteWith = (notice: string | null = null): SiteSettings => ({
  ...shipped,
  contact: { ...shipped.contact, endpoint: ENDPOINT, notice },
});

const field = (name: string) => screen.getByRole("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });
const href = (name: RegExp) =>
  screen.getByRole("link", { name }).getAttribute("href");

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
globalThis.fetch = fetchMock;

const lastSent = () =>
  JSON.parse(String(fetchMock.mock.lastCall![1]?.body)) as object;

const answer = (status: number) =>
  ({
    ok: status >= 200 && status < 300,
    status,
    arrayBuffer: async () => new ArrayBuffer(0),
  }) as Response;

/** An endpoint that never answers: the request ends when it is aborted. */
const silence: typeof fetch = (_, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener("abort", () =>
      reject(new Error("ended")),
    );
  });

const setOnline = (isOnline: boolean) =>
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  fetchMock.mockReset();
  history.replaceState(null, "", "/");
});

async function fillIn(visitor: Pick<typeof userEvent, "type"> = userEvent) {
  await visitor.type(field("Name"), "Asha Rao");
  await visitor.type(field("Email"), "asha@example.com");
  await visitor.type(field("Message"), "Data science & Zürich?");
}

async function sendInVain(reason: "failed" | "offline" = "failed") {
  if (reason === "offline") setOnline(false);
  fetchMock.mockResolvedValueOnce(answer(500));
  await fillIn();
  await userEvent.click(button("Send Message"));
  await screen.findByText(shipped.contact[reason]);
}

test("what was written is posted with the page it was written on, once", async () => {
  history.replaceState(null, "", "/about");
  fetchMock.mockResolvedValueOnce(answer(200));
  render(<ContactForm site={siteWith()} />);
  await fillIn();
  await userEvent.click(button("Send Message"));
  await screen.findByText("Thank you! We'll get back to you soon.");
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]![0]).toBe(ENDPOINT);
  expect(lastSent()).toEqual({
    name: "Asha Rao",
    email: "asha@example.com",
    message: "Data science & Zürich?",
    page: "/about",
  });
});

test("submitting lasts as long as the answer takes, and the thanks 3000 ms", async () => {
  jest.useFakeTimers();
  const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let arrive: (response: Response) => void = () => {};
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  render(<ContactForm site={siteWith()} />);
  await fillIn(visitor);
  await visitor.click(button("Send Message"));

  await act(() => jest.advanceTimersByTimeAsync(9000));
  expect(button("Sending…")).toBeDisabled();
  await act(async () => arrive(answer(200)));
  expect(screen.getByRole("status")).toHaveTextContent(/^Thank you!/);
  expect(field("Message")).toHaveValue("");
  await act(() => jest.advanceTimersByTimeAsync(2999));
  expect(screen.getByText(/^Thank you!/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(button("Send Message")).toBeEnabled();
});

test("when it fails, the form says so, keeps every word and takes the focus", async () => {
  render(<ContactForm site={siteWith()} />);
  await sendInVain();
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent("This could not be sent.");
  expect(status).toHaveTextContent(REASSURANCE);
  expect(status).toHaveFocus();
  // All of a status is read out: what can be pressed stands after it.
  expect(within(status).queryByRole("button")).not.toBeInTheDocument();
  expect(within(status).queryByRole("link")).not.toBeInTheDocument();
  await userEvent.tab();
  expect(button("Try again")).toHaveFocus();
  expect(field("Name")).toHaveValue("Asha Rao");
  expect(field("Email")).toHaveValue("asha@example.com");
  expect(field("Message")).toHaveValue("Data science & Zürich?");
});

test("a failed message can be sent by chat or by e-mail, with the text as it stands now as the draft", async () => {
  render(<ContactForm site={siteWith()} />);
  await sendInVain();
  const draft = "Data%20science%20%26%20Z%C3%BCrich%3F";
  expect(href(/^Send by chat/)).toBe(
    `https://wa.me/910000000000?text=${draft}`,
  );
  expect(screen.getByRole("link", { name: /^Send by chat/ })).toHaveAttribute(
    "target",
    "_blank",
  );
  expect(href(/^Send by e-mail$/)).toBe(
    `mailto:hello@longitude.example?body=${draft}`,
  );
  expect(screen.queryByRole("link", { name: /^Call/ })).not.toBeInTheDocument();

  await userEvent.clear(field("Message"));
  expect(href(/^Send by chat/)).toMatch(/\?text=Hi%2C%20/);
  expect(href(/^Send by e-mail$/)).toBe("mailto:hello@longitude.example");
  await userEvent.type(field("Message"), "Shorter");
  expect(href(/^Send by chat/)).toMatch(/\?text=Shorter$/);
  expect(href(/^Send by e-mail$/)).toMatch(/\?body=Shorter$/);
});

test("the drafts know what was typed before script ran", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<ContactForm site={siteWith()} />);
  document.body.append(container);
  await fillIn();
  render(<ContactForm site={siteWith()} />, { container, hydrate: true });
  fetchMock.mockResolvedValueOnce(answer(500));
  await userEvent.click(button("Send Message"));
  await screen.findByText(REASSURANCE);
  expect(href(/^Send by e-mail$/)).toMatch(/\?body=Data%20science/);
  container.remove();
});

test("Try again goes through the browser's checks like the first time, and sends what the fields say now", async () => {
  render(<ContactForm site={siteWith()} />);
  await sendInVain();
  fetchMock.mockResolvedValueOnce(answer(200));
  await userEvent.clear(field("Email"));
  await userEvent.click(button("Try again"));
  expect(button("Try again")).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await userEvent.type(field("Email"), "asha@example.org");
  await userEvent.type(field("Message"), " Soon.");
  await userEvent.click(button("Try again"));
  expect(await screen.findByText(/^Thank you!/)).toBeVisible();
  expect(screen.queryByText(REASSURANCE)).not.toBeInTheDocument();
  expect(lastSent()).toMatchObject({
    email: "asha@example.org",
    message: "Data science & Zürich? Soon.",
  });
});

test("offline is reported at once, sends nothing, offers a call as well, and can be tried again", async () => {
  render(<ContactForm site={siteWith()} />);
  await sendInVain("offline");
  expect(fetchMock).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toHaveTextContent(
    "You are offline. This was not sent.",
  );
  expect(screen.getByRole("status")).toHaveTextContent(REASSURANCE);
  expect(href(/^Call \+91 00000 00000$/)).toBe("tel:+910000000000");
  setOnline(true);
  fetchMock.mockReset().mockResolvedValueOnce(answer(200));
  await userEvent.click(button("Try again"));
  expect(await screen.findByText(/^Thank you!/)).toBeVisible();
});

test("leaving ends the request and leaves no timer behind", async () => {
  jest.useFakeTimers();
  const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  fetchMock.mockImplementationOnce(silence);
  const { unmount } = render(<ContactForm site={siteWith()} />);
  await fillIn(visitor);
  await visitor.click(button("Send Message"));
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(fetchMock.mock.calls[0]![1]?.signal?.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test.each(["Under 18? Ask a parent to write for you.", null])(
  "the notice %j stands beside the button and describes it",
  (notice) => {
    render(<ContactForm site={siteWith(notice)} />);
    if (notice) expect(screen.getByText(notice)).toBeVisible();
    expect(button("Send Message")).toHaveAccessibleDescription(notice ?? "");
  },
);
