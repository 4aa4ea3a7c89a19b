/**
 * The name a slug stands for: hyphens become spaces, each word is capitalised ("new-zealand" → "New Zealand").
 * A slug is untrusted text: the name is only ever rendered as text, without control characters and marks that change
 * its direction.
 */
export const titleFromSlug = (slug: string): string =>
  slug
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, "")
    .replaceAll("-", " ")
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const [first = "", ...rest] = word;
      return first.toUpperCase() + rest.join("");
    })
    .join(" ");
