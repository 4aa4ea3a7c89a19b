/**
 * Gatsby fails at a malformed address ("/#%E0%A4%A"): before it starts, such a fragment is removed, and such a path
 * redirects home. Written into each page: it may use nothing from outside.
 * @param home the address of the home page
 */
export function fixAddress(home: string) {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(null, "", location.pathname + location.search);
  }
  try {
    // Gatsby decodes twice.
    decodeURIComponent(decodeURIComponent(location.pathname));
  } catch {
    location.replace(home);
  }
}
