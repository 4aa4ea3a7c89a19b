import { contentFiles } from "./registry";

type Source = {
  nodeModel: {
    findOne(of: object): Promise<{ contactForm: boolean } | null>;
  };
};

/** The page that most visitors look for help on. */
const FIRST = "/services";

/**
 * Resolver of `SiteSettings.contactPage`: the route of the page whose contact form serves the pages without one, or null
 * where no page has the form. Pages of countries do not count: they share one file, and none is nearer than the others.
 */
export async function resolveContactPage(
  _settings: unknown,
  _args: unknown,
  { nodeModel }: Source,
): Promise<string | null> {
  const pages = Object.values(contentFiles)
    .filter(({ route }) => route !== null)
    .sort((a, b) => Number(b.route === FIRST) - Number(a.route === FIRST));
  for (const { type, route } of pages) {
    const page = await nodeModel.findOne({ type, query: {} });
    if (page?.contactForm) return route;
  }
  return null;
}
