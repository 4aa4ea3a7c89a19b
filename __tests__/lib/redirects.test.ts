import { redirects } from "../../src/lib/redirects";

const statusOf = (path: string) =>
  redirects().find(({ from }) => from === path)?.status;

test("every rule leads home", () => {
  for (const { to } of redirects()) expect(to).toBe("/");
});

test("/home has moved for good", () => {
  expect(statusOf("/home")).toBe(301);
});

test.each([
  "/privacy",
  "/terms",
  "/cookies",
  "/country",
  "/404",
  "/offline-plugin-app-shell-fallback",
])("%s leads home for now", (path) => {
  expect(statusOf(path)).toBe(302);
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
