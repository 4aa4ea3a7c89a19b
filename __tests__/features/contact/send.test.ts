/** @jest-environment node */
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
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

test("an answer that breaks off in the middle means failed", async () => {
  const address = await endpoint((_, answer) => {
    answer.writeHead(200, { "Content-Length": 100 });
    answer.write("half of it", () => answer.destroy());
  });
  expect(await send(address, message, staying)).toBe("failed");
});

test("an answer that does not end in time means timed out", async () => {
  const address = await endpoint((_, answer) => {
    answer.writeHead(200, { "Content-Length": 100 }).write("half of it");
  });
  expect(await send(address, message, staying, 100)).toBe("timedOut");
});

test("a slow answer within the time counts", async () => {
  const address = await endpoint((_, answer) => {
    setTimeout(() => answer.end("{}"), 100);
  });
  expect(await send(address, message, staying, 5000)).toBe("sent");
});

test("offline is reported at once, and nothing is sent", async () => {
  setOnline(false);
  const asked = jest.fn();
  const address = await endpoint(asked);
  expect(await send(address, message, staying)).toBe("offline");
  expect(asked).not.toHaveBeenCalled();
});

test("a connection lost on the way means offline", async () => {
  const address = await endpoint((request) => {
    setOnline(false);
    request.socket.destroy();
  });
  expect(await send(address, message, staying)).toBe("offline");
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
