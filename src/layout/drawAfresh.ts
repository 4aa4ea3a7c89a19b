const COUNTRY = /^\/country\/[^/]+\/?$/;

/**
 * A host without rewriting rules answers an unlisted country with 404.html. Gatsby finds the right page for the address, and
 * React would take over the HTML of the wrong one; without that HTML it draws the page afresh.
 */
export function drawAfresh() {
  const { pagePath } = window as { pagePath?: string };
  if (pagePath === "/404.html" && COUNTRY.test(location.pathname))
    document.getElementById("gatsby-focus-wrapper")?.replaceChildren();
}
