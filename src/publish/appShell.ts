/**
 * The page that gatsby-plugin-offline makes for itself: a page without content, in which Gatsby draws the page of the
 * address when there is no network.
 */
export const APP_SHELL = "/offline-plugin-app-shell-fallback";
