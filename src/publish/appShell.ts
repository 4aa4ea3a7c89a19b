/** gatsby-plugin-offline's page without content, in which Gatsby draws the page of the address when there is no network. */
export const APP_SHELL = "/offline-plugin-app-shell-fallback";
