import { get } from "node:http";
import { expect, test } from "@playwright/test";

/** Playwright's own requests cannot have another Host. */
const statusFor = (url: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on("error", reject);
  });

test("only requests to this computer's own names are answered", async ({
  baseURL,
}) => {
  const { port } = new URL(baseURL!);
  const url = `http://127.0.0.1:${port}/`;
  expect(await statusFor(url, `localhost:${port}`)).toBe(200);
  expect(await statusFor(url, `127.0.0.1:${port}`)).toBe(200);
  expect(await statusFor(url, "example.org")).toBe(403);
  expect(await statusFor(url, `localhost.example.org:${port}`)).toBe(403);
  expect(await statusFor(`${url}data/site.json`, "example.org")).toBe(403);
});

test("nothing outside data/ and the forms is served", async ({ request }) => {
  expect((await request.get("/data/site.json")).status()).toBe(200);
  for (const path of ["/package.json", "/data/%2e%2e/package.json"])
    expect((await request.get(path)).status()).toBe(404);
});

test("the policy is sent and in the page, and search engines are kept away", async ({
  request,
}) => {
  const page = await request.get("/");
  const html = await page.text();
  const { "content-security-policy": sent, "x-robots-tag": robots } =
    page.headers();
  expect(sent).toContain("default-src 'none'");
  expect(html).toContain(sent!.replace("; frame-ancestors 'none'", ""));
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(robots).toBe("noindex");
});
