/** @jest-environment node */
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type ContactMessage, send } from "../../../src/features/contact/send";

const message: ContactMessage = {
  name: "Asha Rao",
  email: "asha@example.com",
  message: "Data science in München & Zürich?\nFrom autumn.",
  page: "/about",
};

const staying = new AbortController().signal;
const servers: Server[] = [];

/** A server that answers in one way, and its address. */
async function endpoint(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/letters`;
}

/** Node 20 knows no navigator. */
function setOnline(onLine: boolean) {
  Object.defineProperty(globalThis, "navigator", {
    value: { onLine },
    configurable: true,
  });
}

beforeEach(() => setOnline(true));

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test("posts name, email, message and page as JSON, and nothing else", async () => {
  let request: IncomingMessage | undefined;
  let body = "";
  const address = await endpoint(async (incoming, answer) => {
    request = incoming;
    body = await text(incoming);
    answer.end("{}");
  });

  expect(await send(address, message, staying)).toBe("sent");
  expect(request?.method).toBe("POST");
  expect(request?.url).toBe("/letters");
  expect(request?.headers["content-type"]).toBe("application/json");
  expect(request?.headers.cookie).toBeUndefined();
  expect(request?.headers.authorization).toBeUndefined();
  expect(JSON.parse(body)).toEqual(message);
});

test.each([
  [200, "sent"],
  [201, "sent"],
  [204, "sent"],
  [400, "failed"],
  [404, "failed"],
  [500, "failed"],
])("%i means %s", async (status, outcome) => {
  const address = await endpoint((_, answer) => answer.writeHead(status).end());
  expect(await send(address, message, staying)).toBe(outcome);
});

test("a server that refuses the connection means failed", async () => {
  const address = await endpoint(() => {});
  const server = servers.pop()!;
  server.close();
  await once(server, "close");
  expect(await send(address, message, staying)).toBe("failed");
});

/** Says that it is longer than what comes. */
const begin = (answer: ServerResponse) =>
  answer.writeHead(200, { "Content-Length": 100 });

test.each<[string, number, string, RequestListener]>([
  [
    "breaks off in the middle",
    5000,
    "failed",
    (_, answer) => {
      begin(answer).write("half of it", () => answer.destroy());
    },
  ],
  [
    "does not end in time",
    100,
    "timedOut",
    (_, answer) => void begin(answer).write("half of it"),
  ],
  [
    "is slow, but within the time",
    5000,
    "sent",
    (_, answer) => void setTimeout(() => answer.end("{}"), 100),
  ],
  [
    "never comes because the network is gone",
    5000,
    "offline",
    (request) => {
      setOnline(false);
      request.socket.destroy();
    },
  ],
])(
  "an answer that %s, within %i ms, means %s",
  async (_, ms, outcome, answer) => {
    const address = await endpoint(answer);
    expect(await send(address, message, staying, ms)).toBe(outcome);
  },
);

test("offline is reported at once, and nothing is sent", async () => {
  setOnline(false);
  const asked = jest.fn();
  const address = await endpoint(asked);
  expect(await send(address, message, staying)).toBe("offline");
  expect(asked).not.toHaveBeenCalled();
});

test("leaving ends the request", async () => {
  const leaving = new AbortController();
  let hungUp: Promise<unknown> | undefined;
  const address = await endpoint((request) => {
    hungUp = once(request.socket, "close");
    leaving.abort();
  });
  await send(address, message, leaving.signal);
  await hungUp;
});
