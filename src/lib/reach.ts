/** "+91 98765 43210" as the address of a call. */
export const callAddress = (phone: string): string =>
  `tel:${phone.replace(/[^+\d]/g, "")}`;

/**
 * A chat with the business number, its message already written.
 * The address is WhatsApp's own click-to-chat form (wa.me with the number's digits alone).
 */
export const chatAddress = (phone: string, message: string): string =>
  `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(message)}`;

/** An e-mail to the consultancy, with its text already written where there is one. */
export const emailAddress = (email: string, body = ""): string =>
  body ? `mailto:${email}?body=${encodeURIComponent(body)}` : `mailto:${email}`;
