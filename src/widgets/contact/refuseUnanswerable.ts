import type { SyntheticEvent } from "react";

/** Also characters that are not drawn, such as a space of no width, and the blank of Braille. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]+$/u;
/** The browser's own check takes "asha@gmail". */
const WITHOUT_ENDING = /@(?!.*\.[^@.]{2,}$)/;

const REFUSED = [
  ["name", BLANK, "Please write your name."],
  ["email", WITHOUT_ENDING, "Please write it like name@example.com."],
  ["message", BLANK, "Please write a message."],
] as const;

/** Lets the browser refuse a message that is sent for real and that nobody could answer. */
export function refuseUnanswerable({
  currentTarget: { elements },
}: SyntheticEvent<HTMLFormElement>) {
  for (const [name, refused, why] of REFUSED) {
    const field = elements.namedItem(name) as HTMLInputElement;
    field.setCustomValidity(refused.test(field.value) ? why : "");
  }
}
