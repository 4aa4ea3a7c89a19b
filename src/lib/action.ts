type Destination = { to: string; newTab: boolean };

/** Where "chat" and "contact" lead from the page a button stands on. */
type Reach = { chat: string; contact: string };

/** What a button's `action` in data/ means: an address, or null for a button that does nothing. */
export function destination(
  action: string | null,
  { chat, contact }: Reach,
): Destination | null {
  if (!action) return null;
  // Where no page has the form, "contact" leads to the chat as well.
  const to = action === "chat" ? chat : action === "contact" ? contact : action;
  return { to, newTab: to.startsWith("https://") };
}
