import type { Country } from "./model";

/** The page of each country, with its neighbours by longitude: the westernmost one's neighbour is the easternmost. */
export function countryPages(countries: readonly Country[]) {
  const slugs = [...countries]
    .sort((a, b) => a.capital.longitude - b.capital.longitude)
    .map(({ slug }) => slug);
  return countries.map(({ slug }) => {
    const index = slugs.indexOf(slug);
    return {
      path: `/country/${slug}`,
      context: {
        slug,
        west: slugs.at(index - 1),
        east: slugs[(index + 1) % slugs.length],
      },
    };
  });
}
