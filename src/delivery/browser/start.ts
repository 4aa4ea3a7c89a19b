/**
 * Begins React's and Gatsby's part in the browser, instead of Gatsby's own entry (scripts.ts): in two tasks rather than one,
 * so that a slow phone answers the visitor in between. Both are in the scripts that have come; nothing is fetched.
 */
setTimeout(async () => {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  setTimeout(() => void import(/* webpackMode: "eager" */ "gatsby-app"));
});

export {};
