/** "+91 98765 43210" as the address of a call. */
export const callAddress = (phone: string): string =>
  `tel:${phone.replace(/[^+\d]/g, "")}`;

/**
 * A chat with the business number, its message already written; a long one is cut, and says so.
 * The address is WhatsApp's own click-to-chat form (wa.me with the number's digits alone).
 */
export const chatAddress = (phone: string, message: string): string =>
  withDraft(`https://wa.me/${phone.replace(/\D/g, "")}?text=`, message);

/** A chat with whomever the visitor chooses: a text, and the address of what it is about where that is known. */
export const shareAddress = (text: string, address: string | null): string =>
  `https://wa.me/?text=${encodeURIComponent(address ? `${text} ${address}` : text)}`;

/** An e-mail to the consultancy, with its text already written where there is one; a long one is cut, and says so. */
export const emailAddress = (email: string, body = ""): string =>
  body ? withDraft(`mailto:${email}?body=`, body) : `mailto:${email}`;

/** In characters. Windows and Outlook silently refuse addresses of about 2,000 and more. */
const LONGEST_ADDRESS = 1800;

/** What a draft that was cut ends with. */
const CUT = "… (The rest was too long for this draft.)";

/**
 * An address with a draft at its end, which is cut between two of its characters where the address would be too long.
 * @param start the address up to the draft
 */
function withDraft(start: string, text: string): string {
  const whole = start + encodeURIComponent(text);
  if (whole.length <= LONGEST_ADDRESS) return whole;
  const end = encodeURIComponent(CUT);
  let cut = start;
  for (const character of text) {
    const next = cut + encodeURIComponent(character);
    if (next.length + end.length > LONGEST_ADDRESS) break;
    cut = next;
  }
  return cut + end;
}
