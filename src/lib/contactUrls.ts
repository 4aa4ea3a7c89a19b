/** "+91 98765 43210" as the address of a call. */
export const callAddress = (phone: string): string =>
  `tel:${phone.replace(/[^+\d]/g, "")}`;

/**
 * A chat with the business number, its message already written.
 * The address is WhatsApp's own click-to-chat form (wa.me with the number's digits alone).
 */
export const chatAddress = (phone: string, message: string): string =>
  `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(message)}`;

/** A chat with whomever the visitor chooses: a text, and the address of what it is about where that is known. */
export const shareAddress = (text: string, address: string | null): string =>
  `https://wa.me/?text=${encodeURIComponent(address ? `${text} ${address}` : text)}`;

/** Windows and Outlook refuse addresses of about 2,000 characters and more, without a word to the visitor. */
const LONGEST_MAILTO = 1800;

/**
 * An e-mail to the consultancy, with its text already written where there is one. A text that would make the address
 * longer than mail programs take ends early, with "…".
 */
export function emailAddress(email: string, body = ""): string {
  const address = `mailto:${email}`;
  if (!body) return address;
  const room = LONGEST_MAILTO - `${address}?body=`.length;
  return `${address}?body=${encodedWithin(room, body)}`;
}

/** A text for an address in at most `room` characters, cut between two of its own. */
function encodedWithin(room: number, text: string): string {
  const whole = encodeURIComponent(text);
  if (whole.length <= room) return whole;
  const ellipsis = encodeURIComponent("…");
  let cut = "";
  for (const character of text) {
    const next = cut + encodeURIComponent(character);
    if (next.length + ellipsis.length > room) break;
    cut = next;
  }
  return cut + ellipsis;
}
