// Specification: 3.7
import {
  callAddress,
  chatAddress,
  emailAddress,
} from "../../src/lib/contactUrls";

const PHONE = "+91 98765 43210";
const EMAIL = "hello@longitude.example";

test("a call goes to the number without its spaces", () => {
  expect(callAddress(PHONE)).toBe("tel:+919876543210");
});

test.each(["A & B = C? 100% #1 + more/less", "नमस्ते\nसंयुक्त अरब अमीरात 🇦🇪"])(
  "the message arrives in the chat as it was written: %j",
  (message) => {
    const address = new URL(chatAddress(PHONE, message));
    expect(address.searchParams.get("text")).toBe(message);
    expect(address.pathname).toBe("/919876543210");
  },
);

test("an e-mail's text is written already, where there is one", () => {
  const start = `mailto:${EMAIL}`;
  expect(emailAddress(EMAIL)).toBe(start);
  const text = "R%26D%3F%0D%0AYes%20%2B%20no";
  for (const end of ["\n", "\r\n"])
    expect(emailAddress(EMAIL, `R&D?${end}Yes + no`)).toBe(
      `${start}?body=${text}`,
    );
  const fits = "a".repeat(1800 - `${start}?body=`.length);
  expect(emailAddress(EMAIL, fits)).toBe(`${start}?body=${fits}`);
});

const CUT = "… (The rest was too long for this draft.)";

test.each(["a", "&", "न", "🇦🇪 "])(
  "a long draft of %j is cut between two characters to an address of 1,800, and says so",
  (letters) => {
    const message = letters.repeat(3200);
    for (const address of [
      chatAddress(PHONE, message),
      emailAddress(EMAIL, message),
    ]) {
      expect(address.length).toBeLessThanOrEqual(1800);
      expect(address.length).toBeGreaterThan(1750);
      const [draft] = new URL(address).searchParams.values();
      expect(draft!.endsWith(CUT)).toBe(true);
      expect(message.startsWith(draft!.slice(0, -CUT.length))).toBe(true);
    }
  },
);
