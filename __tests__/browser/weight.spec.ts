import { bytes } from "../../bench/visits";
import { countries, routes } from "./pages";
import { expect, test } from "./site";

// Bytes are the same on every machine. Times are not: npm run bench measures those.

test("no first visit weighs more than its budget, and little is fetched ahead", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const paths = [
    ...routes.map(({ path }) => path),
    `/country/${countries[0]!.slug}`,
  ];
  const figures = await bytes({ site: baseURL!, browser }, paths);
  expect(figures.length).toBeGreaterThan(routes.length);
  for (const { what, value, budget } of figures)
    expect.soft(value, `${what}, KB`).toBeLessThanOrEqual(budget!);
});
