// Specification: 7.4
import { once } from "node:events";
import { get } from "node:http";
import { expect, test } from "./fixture";

// What npm test asks of Sveltia itself. What a new version of it has to pass is in forms.spec.ts: npm run forms:browser.

test("a save is refused for what is wrong, with its place, and goes through once it is right", async ({
  forms,
}) => {
  await forms.open();
  const awards = await forms.read("data/scholarships.json");
  const { title } = JSON.parse(awards)[1];
  await forms.edit("Scholarships", true);
  await forms.text("Title").fill(title);
  await forms.expectRefusal(
    /scholarships\.json: entry 2 .* > title: the same as/,
  );
  await expect(forms.text("Title")).toHaveValue(title);
  expect(await forms.read("data/scholarships.json")).toBe(awards);
  await forms.text("Title").fill("Something new");
  // In an entry that was changed, what is empty is null.
  await forms.expectSave("data/scholarships.json", (before) =>
    before
      .replace(/(?<="title": ).*(?=,)/, '"Something new"')
      .replace(/(?<="applyUrl": null)(?=\n)/, ',\n    "formerly": null'),
  );
});

test("only this computer's requests are answered, with a policy, which other hosts get in a file", async ({
  baseURL,
  request,
}) => {
  const statusFor = async (host: string) => {
    const [answer] = await once(
      get(baseURL!, { headers: { host } }),
      "response",
    );
    return answer.statusCode;
  };
  expect(await statusFor("localhost")).toBe(200);
  expect(await statusFor("localhost.example.org")).toBe(403);
  expect((await request.get("/data/site.json")).status()).toBe(200);
  for (const path of [
    "/package.json",
    "/data/%2e%2e/package.json",
    "/data/..%2fpackage.json",
  ])
    expect((await request.get(path)).status()).toBe(404);

  const page = await request.get("/");
  const [, policy] = /Policy" content="([^"]+)"/.exec(await page.text())!;
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(policy).toContain(
    "connect-src 'self' data: blob: https://api.github.com; ",
  );
  const headers = `Content-Security-Policy: ${policy}; frame-ancestors 'none'
  X-Frame-Options: DENY
  X-Content-Type-Options: nosniff
  X-Robots-Tag: noindex
  Referrer-Policy: no-referrer
  Cross-Origin-Opener-Policy: same-origin
  Cache-Control: no-cache
`;
  const file = await request.get("/_headers");
  expect(await file.text()).toBe(`/*\n  ${headers}`);
  for (const line of headers.trim().split("\n")) {
    const [, name = "", value] = /(\S+?): (.*)/.exec(line)!;
    expect(page.headers()[name.toLowerCase()]).toBe(value);
  }
});
