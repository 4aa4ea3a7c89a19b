/** Whether a contact detail is still the sample value that ships. Sample values stay out of structured data. */
export const isSample = {
  /** Ten zeros at the end, with any country code: no real number has them. */
  phone: (phone: string) => /(0\s*){10}$/.test(phone),
  email: (email: string) => /\.example$/i.test(email),
  /** The sample street, wherever it is within the line. It speaks for the whole address. */
  street: (street: string) => /\bmeridian\s+road\b/i.test(street),
};
