import { pages, type Read } from "./registry";

/** The page that most visitors look for help on. */
const FIRST = "/services";

/** The route of the page whose contact form serves the pages without one, countries' pages left out; null where none has it. */
export function contactPage(read: Read): string | null {
  const routes = pages
    .filter(({ file }) => read(file).contactForm)
    .map(({ route }) => route);
  return routes.includes(FIRST) ? FIRST : (routes[0] ?? null);
}
