import { REDIRECTS } from "../../src/lib/redirects";

test("every rule leads home: /home for good, the others for now", () => {
  for (const { from, to, status } of REDIRECTS)
    expect([to, status]).toEqual(["/", from === "/home" ? 301 : 302]);
  const addresses = REDIRECTS.map(({ from }) => from);
  expect(addresses).toEqual(
    expect.arrayContaining(["/privacy", "/terms", "/cookies", "/country"]),
  );
});

test("no address has two rules", () => {
  const addresses = REDIRECTS.map(({ from }) => from);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("every other unknown address leads home, by the last rule: the first that fits counts", () => {
  const wildcards = REDIRECTS.filter(({ from }) => from.includes("*"));
  expect(wildcards).toEqual([{ from: "/*", to: "/", status: 302 }]);
  expect(REDIRECTS.at(-1)).toEqual(wildcards[0]);
});
