/** The address of a phone call: "tel:+919876543210". */
export const callAddress = (phone: string): string =>
  `tel:${phone.replace(/[^+\d]/g, "")}`;

/**
 * A chat with the business number, its message already written; a long one is cut, and says so.
 * The address is WhatsApp's own click-to-chat form (wa.me with the number's digits alone).
 */
export const chatAddress = (phone: string, message: string): string =>
  withDraft(`https://wa.me/${phone.replace(/\D/g, "")}?text=`, message);

/** A chat with a person whom the visitor chooses. @param address of the page that the text is about, if it is known */
export const shareAddress = (text: string, address: string | null): string =>
  `https://wa.me/?text=${encodeURIComponent(address ? `${text} ${address}` : text)}`;

/** An e-mail to the consultancy, with its text already written where there is one; a long one is cut, and says so. */
export const emailAddress = (email: string, body = ""): string =>
  body
    ? // Lines of an e-mail end so (RFC 6068).
      withDraft(`mailto:${email}?body=`, body.replace(/\r?\n/g, "\r\n"))
    : `mailto:${email}`;

/** In characters: Windows and Outlook silently refuse addresses of about 2,000 and more. */
const LONGEST_ADDRESS = 1800;

/** The end of a draft that was cut. */
const CUT = "… (The rest was too long for this draft.)";

/**
 * An address with a draft at its end. A draft that would make the address too long is cut between two characters.
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
