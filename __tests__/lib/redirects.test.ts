import { redirects } from "../../src/lib/redirects";

test("every rule leads home: /home for good, the others for now", () => {
  for (const { from, to, status } of redirects())
    expect([to, status]).toEqual(["/", from === "/home" ? 301 : 302]);
  const addresses = redirects().map(({ from }) => from);
  expect(addresses).toEqual(
    expect.arrayContaining(["/privacy", "/terms", "/cookies", "/country"]),
  );
});

test("no address has two rules", () => {
  const addresses = redirects().map(({ from }) => from);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("every other unknown address leads home, by the last rule: the first that fits counts", () => {
  const wildcards = redirects().filter(({ from }) => from.includes("*"));
  expect(wildcards).toEqual([{ from: "/*", to: "/", status: 302 }]);
  expect(redirects().at(-1)).toEqual(wildcards[0]);
});
