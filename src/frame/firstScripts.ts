/**
 * Functions that each page runs before it is painted. Pages have their source (gatsby-ssr.tsx), so they use nothing from outside,
 * and have no comments inside.
 */

/**
 * Styles show what needs scripts by the attribute data-script. If the site's scripts have not started after ten seconds, the
 * page looks as it does without scripts, until they start (src/frame/Frame.tsx). In a page that was saved to the disk they
 * do not start. An address with a query has data-search.
 */
export function expectScripts() {
  const { dataset } = document.documentElement;
  if (location.protocol === "file:") delete dataset.script;
  else dataset.script = "expected";
  if (location.search) dataset.search = "";
  setTimeout(() => {
    if (dataset.script === "expected") delete dataset.script;
  }, 10_000);
}

/**
 * Some browsers darken pages themselves and yet ask for the light theme, as Samsung Internet does: light grounds stay, and the
 * texts on them turn white. There a canvas that must be light is dark, and the page turns to the dark theme: every condition on
 * the theme, of styles and of drawings, is replaced by one that holds.
 */
export function followDarkening() {
  const root = document.documentElement;
  const probe = document.createElement("i");
  probe.style.cssText = "color-scheme: light; background: canvas";
  root.append(probe);
  const [red] = getComputedStyle(probe).backgroundColor.match(/\d+/)!;
  probe.remove();
  const isDarkened =
    Number(red) < 128 && !matchMedia("(forced-colors: active)").matches;
  if (!isDarkened) return;
  root.style.colorScheme = "dark";
  root.dataset.darkened = "";

  const condition = "(prefers-color-scheme: dark)";
  const turn = (media: string) => media.replace(condition, "(min-width: 0)");
  function turnAll(rules: CSSRuleList) {
    for (const { media, cssRules } of rules as Iterable<CSSMediaRule>) {
      if (media) media.mediaText = turn(media.mediaText);
      if (cssRules) turnAll(cssRules);
    }
  }
  let done = 0;
  new MutationObserver(() => {
    while (done < document.styleSheets.length)
      turnAll(document.styleSheets[done++]!.cssRules);
    for (const source of document.querySelectorAll<HTMLSourceElement>(
      `source[media*="${condition}"]`,
    ))
      source.media = turn(source.media);
  }).observe(root, { childList: true, subtree: true });
}
