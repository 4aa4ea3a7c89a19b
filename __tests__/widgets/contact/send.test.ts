import { send } from "../../../src/widgets/contact/send";

const ENDPOINT = "https://forms.example/letters";
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
  expect(address).toBe(ENDPOINT);
  expect(JSON.parse(String(body))).toEqual(MESSAGE);
  expect(options).toMatchObject({
    method: "POST",
    headers: { "Content-Type": "application/json" },
    credentials: "omit",
  });
});

test.each([
  [200, "sent"],
  [204, "sent"],
  [400, "failed"],
  [404, "failed"],
  [500, "failed"],
])("%i means %s", async (status, outcome) => {
  fetchMock.mockResolvedValueOnce(new Response(null, { status }));
  expect(await send(ENDPOINT, MESSAGE, staying)).toBe(outcome);
});

test.each<[string, (request: RequestInit) => Promise<Response>]>([
  ["a refused connection", () => Promise.reject(new TypeError("refused"))],
  ["no answer in time", ({ signal }) => endless(signal)],
  [
    "an answer that does not end in time",
    async ({ signal }) =>
      ({ ok: true, arrayBuffer: () => endless(signal) }) as never,
  ],
])("%s means failed", async (_, answer) => {
  fetchMock.mockImplementationOnce((_, options) => answer(options!));
  expect(await send(ENDPOINT, MESSAGE, staying, 5)).toBe("failed");
});

test("a browser that wrongly says it is offline sends all the same", async () => {
  setOnline(false);
  fetchMock.mockResolvedValueOnce(new Response("{}"));
  expect(await send(ENDPOINT, MESSAGE, staying)).toBe("sent");
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 500 }));
  expect(await send(ENDPOINT, MESSAGE, staying)).toBe("failed");
});
