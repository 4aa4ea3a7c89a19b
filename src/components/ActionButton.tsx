import type { ReactNode } from "react";
import type { Button as Content } from "../content/model";
import { useSite } from "../site";
import { Button } from "./Button";

/** The contact form's anchor, on the pages that have one. */
const FORM = "#contact";

type Props = {
  /** Content after the label. */
  children?: ReactNode;
  /** From data/. Its action is a page, an address starting with https://, "chat", "contact", or null for no action. */
  button: Content;
  /** Whether the page has a contact form. If not, "contact" leads to a page that has one, or else to the chat. */
  hasForm: boolean;
};

/** A button from the data of a page. */
export function ActionButton({ button, hasForm, children }: Props) {
  const { contactPage, chatUrl } = useSite();
  const formElsewhere = contactPage ? contactPage + FORM : chatUrl;
  let to = button.action;
  if (to === "chat") to = chatUrl;
  if (to === "contact") to = hasForm ? FORM : formElsewhere;
  return (
    <Button to={to} newTab={to?.startsWith("https://")}>
      <span>{button.label}</span> {children}
    </Button>
  );
}
