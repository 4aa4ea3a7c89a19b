import { resolveAction } from "../../src/lib/action";

const targets = {
  chat: "https://wa.me/91?text=Hi",
  contact: "/services#contact",
};

test.each([
  [null, null, false],
  ["chat", targets.chat, true],
  ["contact", targets.contact, false],
  ["/", "/", false],
  [
    "/scholarships?type=national#award-3",
    "/scholarships?type=national#award-3",
    false,
  ],
  ["https://example.org/apply", "https://example.org/apply", true],
])("the action %j leads to %j, in a new tab: %j", (action, to, newTab) => {
  const button = { label: "Get Started", action };
  expect(resolveAction(button, targets)).toEqual({
    label: "Get Started",
    to,
    newTab,
  });
});
