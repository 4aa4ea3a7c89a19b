import { bytes } from "../../bench/visits";
import { expect, test } from "./site";

// Bytes are the same on every machine. Times are not: npm run bench measures those. The build itself holds every page to its
// budget; here is what a browser really fetches.

for (const path of ["/", "/scholarships", "/country/malaysia"])
  test(`a first visit to ${path} weighs no more than its budget, and little is fetched ahead`, async ({
    browser,
    baseURL,
  }) => {
    const figures = await bytes({ site: baseURL!, browser }, [path]);
    expect(figures.length).toBeGreaterThan(0);
    for (const { what, value, budget } of figures)
      expect.soft(value, `${what}, KB`).toBeLessThanOrEqual(budget);
  });
