/** Where "chat" and "contact" lead from the page a button stands on. */
export type ContactTargets = { chat: string; contact: string };

/** A button as a page shows it. Without an address it does nothing. */
export type ActionButton = {
  label: string;
  to: string | null;
  newTab: boolean;
};

/**
 * A button from data/ with its `action` resolved.
 * @param action a page, an address starting with https://, "chat", "contact", or null for a button that does nothing
 */
export function resolveAction(
  { label, action }: { label: string; action: string | null },
  targets: ContactTargets,
): ActionButton {
  const to =
    action === "chat" || action === "contact" ? targets[action] : action;
  // Where no page has the form, "contact" leads to the chat as well.
  return { label, to, newTab: to?.startsWith("https://") ?? false };
}
