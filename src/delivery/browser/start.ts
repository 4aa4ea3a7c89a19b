import { watchHistory } from "./versions";

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
