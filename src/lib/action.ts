type Destination = { to: string; newTab: boolean };

/** Where "chat" and "contact" lead from the page a button stands on. */
type Reach = { chat: string; contact: string };

/** What a button's `action` in data/ means: an address, or null for a button that does nothing. */
export function destination(
  action: string | null,
  { chat, contact }: Reach,
): Destination | null {
  if (!action) return null;
  if (action === "chat") return { to: chat, newTab: true };
  if (action === "contact") return { to: contact, newTab: false };
  return { to: action, newTab: action.startsWith("https://") };
}
