import { useSite } from "./useSite";

/** The contact form's anchor, on the pages that have one. */
const FORM = "#contact";

/**
 * Where "chat" and "contact" lead from a page: the form at its own end, else the nearest page that has one (other than
 * a country's), else the chat.
 */
export function useReach(hasForm: boolean) {
  const { chat, formPage } = useSite();
  const elsewhere = formPage ? `${formPage}${FORM}` : chat;
  return { chat, contact: hasForm ? FORM : elsewhere };
}
