import { contentFiles } from "./registry";
import type { Read } from "./variables";

/** The page that most visitors look for help on. */
const FIRST = "/services";

/** The route of the page whose contact form serves the pages without one, countries' pages left out; null where none has it. */
export function contactPage(read: Read): string | null {
  const routes = Object.entries(contentFiles).flatMap(([file, { route }]) =>
    route && read<{ contactForm: boolean }>(file).contactForm ? [route] : [],
  );
  return routes.includes(FIRST) ? FIRST : (routes[0] ?? null);
}
