/** @jest-environment node */
import { siteHeaders } from "../../scripts/headers";

const headersFor = siteHeaders();
const FOR_EVER = "public, max-age=31536000, immutable";

test("what has a hash in its name is cached for ever, and everything else is asked for", () => {
  for (const file of [
    "/assets/app-1.js",
    "/atlas/world.1a2b.svg",
    "/static/a/b.webp",
  ])
    expect(headersFor(file)["Cache-Control"]).toBe(FOR_EVER);
  for (const file of ["/", "/about", "/sw.js", "/page-data/app-data.json"])
    expect(headersFor(file)["Cache-Control"]).toBe("no-cache");
});

test("every answer has the security headers, and may stand in no frame", () => {
  expect(headersFor("/assets/app-1.js")).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": expect.stringContaining(
      "frame-ancestors 'none'",
    ),
  });
});
