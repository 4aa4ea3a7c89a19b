import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import type { RequestListener } from "node:http";
import { expect, test as base, webkit } from "@playwright/test";
import {
  Builder,
  By,
  until,
  type WebDriver,
  type WebElement,
} from "selenium-webdriver";
import sharp from "sharp";
import { type OwnServer, startServer } from "./ownServer";
import { aptitudeTest, countryPages, headingOf, routes } from "./pages";

// Safari's engine on machines that have only Debian's: WebKitGTK by its own driver. Where Playwright's WebKit is installed,
// that runs all tests of @everywhere instead.

const DRIVER = "/usr/bin/WebKitWebDriver";
const BROWSER = ["x86_64", "aarch64"]
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find(existsSync);
const PATIENCE_MS = 20_000;

type Theme = "light" | "dark";
type Visit = { server: OwnServer; open(theme: Theme): Promise<WebDriver> };

/** The driver has no way to ask for the console: this runs first in every page. */
const WATCH = `
  window.errors = [];
  addEventListener("error", ({ message }) => message && errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => errors.push("policy: " + blockedURI));
  console.error = (...words) => errors.push(words.join(" "));`;

/** Answers as the site's own server does, but that each page has the script above. */
const watched =
  (site: string): RequestListener =>
  async (request, response) => {
    if (request.url === "/watch.js")
      return response.setHeader("Content-Type", "text/javascript").end(WATCH);
    const answer = await fetch(site + request.url, { redirect: "manual" });
    const headers = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length", "etag"])
      headers.delete(name);
    response.setHeaders(headers).writeHead(answer.status);
    const isPage = headers.get("content-type")?.startsWith("text/html");
    const body = Buffer.from(await answer.arrayBuffer());
    response.end(
      isPage
        ? String(body).replace("<head>", `$&<script src="/watch.js"></script>`)
        : body,
    );
  };

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({}, give) => {
      const site = await startServer();
      const server = await startServer(watched(site.address));
      const screen = spawn(
        "Xvfb",
        ["-displayfd", "3", "-screen", "0", "1600x1200x24"],
        { stdio: ["ignore", "ignore", "ignore", "pipe"] },
      );
      const display = await new Promise((resolve) =>
        screen.stdio[3]!.once("data", (line) => resolve(String(line).trim())),
      );
      const started: { driver: WebDriver; stop(): void }[] = [];
      const open = async (theme: Theme) => {
        const port = await freePort();
        const service = spawn(DRIVER, [`--port=${port}`], {
          stdio: "ignore",
          env: {
            ...process.env,
            DISPLAY: `:${String(display)}`,
            // Software draws the same on every machine.
            WEBKIT_DISABLE_COMPOSITING_MODE: "1",
            LIBGL_ALWAYS_SOFTWARE: "1",
          },
        });
        await expect
          .poll(() =>
            fetch(`http://127.0.0.1:${port}/status`).then(
              () => true,
              () => false,
            ),
          )
          .toBe(true);
        const args = [
          "--automation",
          ...(theme === "dark" ? ["--dark-mode"] : []),
        ];
        const driver = await new Builder()
          .usingServer(`http://127.0.0.1:${port}`)
          .withCapabilities({
            browserName: "MiniBrowser",
            "webkitgtk:browserOptions": { binary: BROWSER, args },
          })
          .build();
        started.push({ driver, stop: () => service.kill() });
        return driver;
      };
      await give({ server, open });
      for (const { driver, stop } of started) {
        await driver.quit();
        stop();
      }
      screen.kill();
      await server.stop();
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.skip(
  !existsSync(DRIVER) || !BROWSER || existsSync(webkit.executablePath()),
  "there is no WebKitGTK, or Playwright has its own WebKit",
);

/** Waits for an element, by its CSS selector, and where they are given its words. */
async function find(driver: WebDriver, selector: string, words?: string) {
  const found = async () => {
    // An element that React has replaced in the meantime has no text.
    for (const element of await driver.findElements(By.css(selector)))
      if (!words || (await element.getText().catch(() => "")).includes(words))
        return element;
    return false as const;
  };
  const element = await driver.wait<WebElement>(
    found as () => Promise<WebElement>,
    PATIENCE_MS,
    `${selector} ${words ?? ""}`,
  );
  return driver.wait(until.elementIsVisible(element), PATIENCE_MS);
}

const press = async (driver: WebDriver, selector: string, words?: string) =>
  (await find(driver, selector, words)).click();

let light: WebDriver;

test("every page opens with its heading and without an error", async ({
  visit: { server, open },
}) => {
  light = await open("light");
  for (const { path, heading } of [...routes, ...countryPages.slice(0, 4)]) {
    await light.get(server.address + path);
    await find(light, "h1", heading);
    await light.wait(
      () =>
        light.executeScript(
          "return Object.keys(document.getElementById('gatsby-announcer') ?? {}).some((key) => key.startsWith('__react'))",
        ),
      PATIENCE_MS,
    );
    expect(await light.executeScript("return errors"), path).toEqual([]);
  }
});

test("by night drawings are dark", async ({ visit: { server, open } }) => {
  const dark = await open("dark");
  const lightness = async (driver: WebDriver) => {
    await driver.get(`${server.address}${countryPages[1]!.path}`);
    const drawing = await find(driver, "main section picture img");
    await driver.wait(
      () => driver.executeScript("return arguments[0].complete", drawing),
      PATIENCE_MS,
    );
    const picture = Buffer.from(await driver.takeScreenshot(), "base64");
    const { channels } = await sharp(picture).removeAlpha().greyscale().stats();
    return channels[0]!.mean;
  };
  expect(await lightness(dark)).toBeLessThan((await lightness(light)) / 2);
});

test("the menu opens and leads to a country", async ({ visit: { server } }) => {
  await light.get(`${server.address}/about`);
  await press(light, "header summary", "Destinations");
  await press(light, "header li li a", "Norway");
  await find(light, "h1", "Norway");
});

test("the aptitude test leads to its results", async ({
  visit: { server },
}) => {
  await light.get(`${server.address}/aptitude-test`);
  await press(light, "main button:enabled", "Start Test");
  await press(light, "main label", aptitudeTest.questions[0]!.options[0]!);
  for (let index = 1; index < aptitudeTest.questions.length; index++)
    await press(light, "main button", "Next");
  await press(light, "main button", "Complete Test");
  await find(light, "h1", "Your results");
  await find(light, "main b", aptitudeTest.questions[0]!.options[0]!);
});

test("the contact form thanks", async ({ visit: { server } }) => {
  await light.get(`${server.address}/about`);
  await find(light, "form button:enabled");
  for (const [field, text] of [
    ["name", "Asha"],
    ["email", "asha@example.com"],
    ["message", "Hello"],
  ])
    await (await find(light, `form [name="${field}"]`)).sendKeys(text!);
  await press(light, "form button");
  await find(light, "form [role=status]", "Thank you!");
  expect(await light.executeScript("return errors")).toEqual([]);
});

test("after one visit pages open without network", async ({
  visit: { server },
}) => {
  await light.get(`${server.address}/services`);
  await light.wait(
    () =>
      light.executeScript("return navigator.serviceWorker.controller !== null"),
    60_000,
  );
  await server.stop();
  for (const path of ["/", "/scholarships", countryPages[2]!.path]) {
    await light.get(server.address + path);
    const words = path.startsWith("/country")
      ? countryPages[2]!.heading
      : headingOf(path);
    await find(light, "h1", words);
  }
});
