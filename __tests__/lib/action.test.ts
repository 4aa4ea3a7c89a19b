import { destination } from "../../src/lib/action";

const reach = { chat: "https://wa.me/91?text=Hi", contact: "#contact" };

test("null does nothing", () => {
  expect(destination(null, reach)).toBeNull();
});

test("chat opens the chat in a new tab", () => {
  expect(destination("chat", reach)).toEqual({ to: reach.chat, newTab: true });
});

test("contact leads to the form, in the same tab", () => {
  expect(destination("contact", reach)).toEqual({
    to: "#contact",
    newTab: false,
  });
});

test.each(["/services", "/scholarships?type=national#award-3", "/"])(
  "a page such as %s opens in the same tab",
  (page) => {
    expect(destination(page, reach)).toEqual({ to: page, newTab: false });
  },
);

test("another site opens in a new tab", () => {
  expect(destination("https://example.org/apply", reach)).toEqual({
    to: "https://example.org/apply",
    newTab: true,
  });
});
