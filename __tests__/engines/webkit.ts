import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { freePort } from "../../scripts/listen";
import { temporaryFolder } from "../../scripts/temporaryFolder";
import { clickActions, type Engine, keyActions, type Options } from "./engine";
import { ended, lineOf } from "./processes";

/** Two sizes of window fit on it. */
const SCREEN = "1920x1200x24";

/** WebKitGTK's browser, driven by WebDriver (https://w3c.github.io/webdriver/) on a screen of its own. */
export async function openWebKit(
  driver: string,
  browser: string,
  { isDark }: Options,
): Promise<Engine> {
  const frames = temporaryFolder("screen");
  const screen = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", SCREEN, "-fbdir", frames],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [display] = await lineOf(screen.stdio[3]!, /\d+/);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      // Software draws the same on every machine.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const stop = async () => {
    await ended(server);
    await ended(screen);
    rmSync(frames, { recursive: true });
  };
  try {
    const session = await start(`http://127.0.0.1:${port}/session`, {
      binary: browser,
      args: ["--automation", ...(isDark ? ["--dark-mode"] : [])],
    });
    return engine(session, path.join(frames, "Xvfb_screen0"), stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function engine(
  session: string,
  frame: string,
  stop: () => Promise<void>,
): Engine {
  const run = <Value>(script: string) =>
    ask<Value>(`${session}/execute/async`, { script, args: [] });

  return {
    goto: (url) => ask(`${session}/url`, { url }),
    async evaluate(expression) {
      const { value, error } = await run<{ value: never; error?: string }>(
        `const done = arguments[0];
         (async () => (${expression}))().then(
           (value) => done({ value: value ?? null }),
           (error) => done({ error: String(error) }))`,
      );
      if (error) throw new Error(error);
      return value;
    },
    click: (x, y) => ask(`${session}/actions`, { actions: clickActions(x, y) }),
    press: (keys) => ask(`${session}/actions`, { actions: keyActions(keys) }),
    // Not the driver's: on pages that move it is at times never answered.
    async screenshot() {
      const [left, top, width, height] = await run<
        [number, number, number, number]
      >(
        `arguments[0]([screenX, screenY + outerHeight - innerHeight, innerWidth, innerHeight])`,
      );
      return pictureOf(readFileSync(frame))
        .extract({ left, top, width, height })
        .png()
        .toBuffer();
    },
    async resize(width, height) {
      // The window has a frame, whose size only the page knows.
      const [across, down] = await run<[number, number]>(
        `arguments[0]([outerWidth - innerWidth, outerHeight - innerHeight])`,
      );
      await ask(`${session}/window/rect`, {
        x: 0,
        y: 0,
        width: width + across,
        height: height + down,
      });
    },
    async close() {
      await ask(session, undefined, "DELETE");
      await stop();
    },
  };
}

/** @param frame what Xvfb shows, as an X window dump: a header of 32-bit numbers, a table of colours, four bytes for each pixel */
function pictureOf(frame: Buffer) {
  const field = (index: number) => frame.readUInt32BE(4 * index);
  const [header, height, rowBytes, colours] = [
    field(0),
    field(5),
    field(12),
    field(19),
  ];
  const pixels = frame.subarray(header + 12 * colours);
  // From blue, green, red, unused to red, green, blue, opaque.
  for (let at = 0; at < pixels.length; at += 4)
    pixels.writeUInt32BE(((pixels.readUInt32LE(at) << 8) | 0xff) >>> 0, at);
  return sharp(pixels, { raw: { width: rowBytes / 4, height, channels: 4 } });
}

/** Starts the browser as soon as the driver listens. @returns the session's address */
async function start(sessions: string, options: object): Promise<string> {
  const capabilities = {
    alwaysMatch: { "webkitgtk:browserOptions": options },
  };
  for (let left = 100; ; left--) {
    try {
      const { sessionId } = await ask<{ sessionId: string }>(sessions, {
        capabilities,
      });
      return `${sessions}/${sessionId}`;
    } catch (error) {
      const isStarting = error instanceof TypeError; // of fetch: nobody listens
      if (!isStarting || left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Sends a command and gives its value. @throws Error with what the driver answers as an error */
async function ask<Value = void>(
  address: string,
  body?: object,
  method = body ? "POST" : "GET",
): Promise<Value> {
  const reply = await fetch(address, { method, body: JSON.stringify(body) });
  const { value } = (await reply.json()) as {
    value: Value & { error?: string; message?: string };
  };
  if (!reply.ok)
    throw new Error(`${address}: ${value.error}, ${value.message}`);
  return value;
}
