// Specification: 4.9
import { send } from "../../../src/widgets/contact/send";
import {
  contactReducer,
  type SendEvent,
  type Status,
} from "../../../src/widgets/contact/state";

const ENDPOINT = "https://forms.example/letters";
const MESSAGE = {
  name: "Asha Rao",
  email: "asha@example.com",
  message: "Data science in München?\nFrom autumn.",
  page: "/about",
};

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
globalThis.fetch = fetchMock;

/** Node 20 knows no navigator. */
const setOnline = (onLine: boolean) =>
  Object.defineProperty(globalThis, "navigator", {
    value: { onLine },
    configurable: true,
  });

beforeEach(() => {
  setOnline(true);
  fetchMock.mockReset();
});

test("an endpoint gets a form, without cookies or a question before it, and may redirect", async () => {
  fetchMock.mockResolvedValueOnce(new Response("{}"));
  expect(await send(ENDPOINT, MESSAGE)).toBe("sent");
  const request = new Request(...fetchMock.mock.calls[0]!);
  expect(request.headers.get("Content-Type")).toMatch(
    /^application\/x-www-form-urlencoded/,
  );
  expect(Object.fromEntries(await request.formData())).toEqual(MESSAGE);
  // The other headers are those of any form (https://fetch.spec.whatwg.org/#cors-safelisted-request-header).
  request.headers.delete("Content-Type");
  expect([...request.headers.keys()]).toEqual(["accept"]);
  expect(request).toMatchObject({
    url: ENDPOINT,
    method: "POST",
    credentials: "omit",
    redirect: "follow",
    // Else Chromium would never answer where the endpoint redirects.
    keepalive: false,
  });
});

const answers = (status: number) => async () => new Response(null, { status });
const lost = () => Promise.reject(new TypeError("lost"));
/** An answer that does not come, or not whole: it ends when it is aborted. */
const endless = ({ signal }: RequestInit) =>
  new Promise<never>((_, reject) =>
    signal!.addEventListener("abort", () => reject(new Error("aborted"))),
  );
const endlessBody = (ok: boolean) => async (request: RequestInit) =>
  ({ ok, arrayBuffer: () => endless(request) }) as never;

test.each`
  request                            | online            | respond               | outcome
  ${"200"}                           | ${[true, true]}   | ${answers(200)}       | ${"sent"}
  ${"400"}                           | ${[true, true]}   | ${answers(400)}       | ${"refused"}
  ${"500"}                           | ${[true, true]}   | ${answers(500)}       | ${"refused"}
  ${"502 of a gateway before it"}    | ${[true, true]}   | ${answers(502)}       | ${"late"}
  ${"503"}                           | ${[true, true]}   | ${answers(503)}       | ${"refused"}
  ${"504 of a gateway before it"}    | ${[true, true]}   | ${answers(504)}       | ${"late"}
  ${"524 of a gateway before it"}    | ${[true, true]}   | ${answers(524)}       | ${"late"}
  ${"no answer in time"}             | ${[true, true]}   | ${endless}            | ${"late"}
  ${"no end of it in time"}          | ${[true, true]}   | ${endlessBody(true)}  | ${"late"}
  ${"no end of a refusal"}           | ${[true, true]}   | ${endlessBody(false)} | ${"refused"}
  ${"a lost connection"}             | ${[true, true]}   | ${lost}               | ${"broken"}
  ${"one that may have taken it"}    | ${[true, false]}  | ${lost}               | ${"broken"}
  ${"one that came back"}            | ${[false, true]}  | ${lost}               | ${"broken"}
  ${"no connection"}                 | ${[false, false]} | ${lost}               | ${"offline"}
  ${"200 though said to be offline"} | ${[false, false]} | ${answers(200)}       | ${"sent"}
  ${"400 though said to be offline"} | ${[false, false]} | ${answers(400)}       | ${"refused"}
`(
  "$request, online before and after: $online, means $outcome",
  async ({ online: [before, after], respond, outcome }) => {
    setOnline(before);
    fetchMock.mockImplementationOnce((_, options) => {
      setOnline(after);
      return respond(options);
    });
    expect(await send(ENDPOINT, MESSAGE, 5)).toBe(outcome);
  },
);

test.each<[Status, ...SendEvent[]]>([
  // A second press changes nothing.
  ["submitting", "submitted", "submitted"],
  ["success", "submitted", "sent", "submitted"],
  // A late timer or answer cannot move the form backwards.
  ["idle", "sent"],
  ["submitting", "submitted", "dismissed"],
  ["refused", "submitted", "refused", "sent"],
])("the form is %s after %s %s %s %s", (status, ...events) => {
  expect(events.reduce<Status>(contactReducer, "idle")).toBe(status);
});
