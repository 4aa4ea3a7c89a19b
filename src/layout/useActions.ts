import type { ActionButton } from "../ui/Button";
import { useSite } from "./useSite";

/** The contact form's anchor, on the pages that have one. */
const FORM = "#contact";

/**
 * Resolves the actions of a page's buttons: a page, an address starting with https://, "chat", "contact", or null for a
 * button that does nothing. "contact" is the form at the page's own end, else the nearest page that has one, else the chat.
 */
export function useActions(hasForm: boolean) {
  const { site, chat } = useSite();
  const elsewhere = site.contactPage ? `${site.contactPage}${FORM}` : chat;
  const targets = { chat, contact: hasForm ? FORM : elsewhere };
  return (button: { label: string; action: string | null }): ActionButton => {
    const { label, action } = button;
    const to =
      action === "chat" || action === "contact" ? targets[action] : action;
    return { label, to, newTab: to?.startsWith("https://") ?? false };
  };
}
