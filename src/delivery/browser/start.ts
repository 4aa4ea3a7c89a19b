import { pagePath, withoutSlash } from "../../lib/paths";
import { watchHistory } from "./versions";

// "/about/" becomes "/about". Gatsby would do so, but not where the page of unlisted countries matches the address too.
const { pathname, search, hash } = location;
if (pathname.endsWith("/") && pagePath(pathname) !== "/") {
  const address = withoutSlash(pathname) + search + hash;
  history.replaceState(history.state, "", address);
}

// Before Gatsby's router listens.
watchHistory();

/**
 * Starts React and Gatsby, instead of Gatsby's own entry (../webpack.ts): in two tasks rather than one, so that a slow
 * phone answers the visitor in between. Both are in the scripts that have come; nothing is fetched.
 */
setTimeout(async () => {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  setTimeout(() => void import(/* webpackMode: "eager" */ "gatsby-app"));
});
