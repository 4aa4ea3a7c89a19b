/** Whether a contact detail is still the placeholder that ships. Placeholders stay out of structured data. */
export const isPlaceholder = {
  /** Ten zeros at the end, with any country code: no true number has them. */
  phone: (phone: string) => /(0\s*){10}$/.test(phone),
  email: (email: string) => /\.example$/i.test(email),
  /** The first line of the address speaks for all of it. */
  street: (street: string) => street === "4th Floor, 12 Meridian Road",
};
