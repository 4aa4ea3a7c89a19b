import { type ChildProcess, spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import WebSocket from "ws";
import { temporaryFolder } from "../../scripts/temporaryFolder";
import { clickActions, type Engine, keyActions, type Options } from "./engine";
import { ended, lineOf } from "./processes";

/** A Firefox as users have it, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), which it speaks itself. */
export async function openFirefox(
  binary: string,
  { isDark }: Options,
): Promise<Engine> {
  const profile = temporaryFolder("firefox");
  writeFileSync(
    path.join(profile, "user.js"),
    Object.entries(preferences(isDark))
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
      .join("\n"),
  );
  const firefox = spawn(
    binary,
    ["--headless", "--profile", profile, "--remote-debugging-port", "0"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  try {
    return await drive(firefox, profile);
  } catch (error) {
    await stop(firefox, profile);
    throw error;
  }
}

const preferences = (isDark: boolean) => ({
  "layout.css.prefers-color-scheme.content-override": isDark ? 0 : 1,
  "ui.prefersReducedMotion": 1,
  // A mouse that hovers, also on a machine without one.
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  // Nothing of its own to the network, the first run's pages included.
  "app.normandy.enabled": false,
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "remote.active-protocols": 1,
});

async function drive(firefox: ChildProcess, profile: string): Promise<Engine> {
  const [, address] = await lineOf(
    firefox.stderr!,
    /WebDriver BiDi listening on (\S+)/,
  );
  const send = await connect(`${address}/session`);
  await send("session.new", { capabilities: {} });
  // A tab of our own: in the one that Firefox starts with, nothing has the focus.
  const { context } = await send<{ context: string }>(
    "browsingContext.create",
    { type: "tab" },
  );

  return {
    goto: (url) =>
      send("browsingContext.navigate", { context, url, wait: "complete" }),
    async evaluate(expression) {
      const reply = await send<Evaluated>("script.evaluate", {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        awaitPromise: true,
        target: { context },
      });
      if (reply.type === "exception")
        throw new Error(reply.exceptionDetails.text);
      return JSON.parse(reply.result.value);
    },
    click: (x, y) =>
      send("input.performActions", { context, actions: clickActions(x, y) }),
    press: (keys) =>
      send("input.performActions", { context, actions: keyActions(keys) }),
    async screenshot() {
      const { data } = await send<{ data: string }>(
        "browsingContext.captureScreenshot",
        { context },
      );
      return Buffer.from(data, "base64");
    },
    resize: (width, height) =>
      send("browsingContext.setViewport", {
        context,
        viewport: { width, height },
      }),
    async close() {
      await send("browser.close");
      await stop(firefox, profile);
    },
  };
}

type Evaluated =
  | { type: "success"; result: { value: string } }
  | { type: "exception"; exceptionDetails: { text: string } };

type Reply = { id?: number; error?: string; message?: string; result: unknown };

/** Opens the connection. @returns what sends a command and gives its result; it throws what Firefox answers as an error */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) =>
    socket.once("open", resolve).once("error", reject),
  );
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  socket.on("message", (data) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  return function send<Result = void>(
    method: string,
    params: object = {},
  ): Promise<Result> {
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ error, message, result }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error}, ${message}`));
        else resolve(result as Result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
}

async function stop(firefox: ChildProcess, profile: string) {
  await ended(firefox);
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
