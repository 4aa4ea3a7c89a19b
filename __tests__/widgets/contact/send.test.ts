import { send } from "../../../src/widgets/contact/send";

const ENDPOINT = {
  endpoint: "https://forms.example/letters",
  redirects: false,
};
const MESSAGE = {
  name: "Asha Rao",
  email: "asha@example.com",
  message: "Data science in München?\nFrom autumn.",
  page: "/about",
};
const staying = new AbortController().signal;

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

/** A request whose answer does not come, or not whole: it ends when it is aborted. */
const endless = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) =>
    signal!.addEventListener("abort", () => reject(new Error("aborted"))),
  );

test("posts name, email, message and page as JSON, without cookies", async () => {
  fetchMock.mockResolvedValueOnce(new Response("{}"));
  expect(await send(ENDPOINT, MESSAGE, staying)).toBe("sent");
  const [address, { body, ...options }] = fetchMock.mock.calls[0] as [
    string,
    RequestInit,
  ];
  expect(address).toBe(ENDPOINT.endpoint);
  expect(JSON.parse(String(body))).toEqual(MESSAGE);
  expect(options).toMatchObject({
    method: "POST",
    headers: { "Content-Type": "application/json" },
    credentials: "omit",
  });
});

test("asks an endpoint that redirects nothing first: its JSON is plain text", async () => {
  fetchMock.mockResolvedValueOnce(new Response("{}"));
  const redirecting = { ...ENDPOINT, redirects: true };
  expect(await send(redirecting, MESSAGE, staying)).toBe("sent");
  const [, options] = fetchMock.mock.calls[0]!;
  expect(options!.headers).toMatchObject({ "Content-Type": "text/plain" });
  expect(JSON.parse(String(options!.body))).toEqual(MESSAGE);
});

test.each([
  [200, "sent"],
  [204, "sent"],
  [400, "refused"],
  [404, "refused"],
  [500, "refused"],
  // The endpoint behind a gateway may have the message.
  [502, "late"],
  [504, "late"],
])("%i means %s", async (status, outcome) => {
  fetchMock.mockResolvedValueOnce(new Response(null, { status }));
  expect(await send(ENDPOINT, MESSAGE, staying)).toBe(outcome);
});

test.each<[string, string, (request: RequestInit) => Promise<Response>]>([
  ["a lost connection", "broken", () => Promise.reject(new TypeError("lost"))],
  ["no answer in time", "late", ({ signal }) => endless(signal)],
  [
    "an answer that does not end in time",
    "late",
    async ({ signal }) =>
      ({ ok: true, arrayBuffer: () => endless(signal) }) as never,
  ],
  [
    "a refusal that does not end",
    "refused",
    async ({ signal }) =>
      ({ ok: false, arrayBuffer: () => endless(signal) }) as never,
  ],
])("%s means %s", async (_, outcome, answer) => {
  fetchMock.mockImplementationOnce((_, options) => answer(options!));
  expect(await send(ENDPOINT, MESSAGE, staying, 5)).toBe(outcome);
});

test.each([
  [false, false, "offline"],
  // The message may have left before the network went.
  [true, false, "broken"],
  [false, true, "broken"],
])(
  "a request that fails, online before: %s, and after: %s, means %s",
  async (before, after, outcome) => {
    setOnline(before);
    fetchMock.mockImplementationOnce(() => {
      setOnline(after);
      return Promise.reject(new TypeError("no network"));
    });
    expect(await send(ENDPOINT, MESSAGE, staying)).toBe(outcome);
  },
);

test("a browser that wrongly says it is offline sends all the same", async () => {
  setOnline(false);
  fetchMock.mockResolvedValueOnce(new Response("{}"));
  expect(await send(ENDPOINT, MESSAGE, staying)).toBe("sent");
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 500 }));
  expect(await send(ENDPOINT, MESSAGE, staying)).toBe("refused");
});
