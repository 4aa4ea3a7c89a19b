import { isPlaceholder } from "../../src/content/placeholders";

test.each([
  ["+49 00000 00000", true],
  ["+910000000000", true],
  ["+91 000 000 0000", true],
  ["+91 98765 43210", false],
  ["+91 00000 00001", false],
  ["+91 80000 00000", false],
  ["+49 30 000000", false],
])("the phone number %s is a placeholder: %s", (number, expected) => {
  expect(isPlaceholder.phone(number)).toBe(expected);
});

test.each([
  ["hello@x.EXAMPLE", true],
  ["hello@example.org", false],
  ["hello@x.examples", false],
])("the e-mail address %s is a placeholder: %s", (mail, expected) => {
  expect(isPlaceholder.email(mail)).toBe(expected);
});
