import { render, screen, within } from "@testing-library/react";
import { frameAt } from "../support/render";

test("it opens a chat with the business number in a new tab, with the greeting written already, and is called so", () => {
  render(frameAt("/country/unheard-of"));
  const chat = within(
    screen.getByRole("complementary", { name: "Chat" }),
  ).getByRole("link");
  const { origin, pathname, searchParams } = new URL(
    chat.getAttribute("href")!,
  );
  expect(origin + pathname).toBe("https://wa.me/910000000000");
  expect(searchParams.get("text")).toBe(
    "Hi, I'm interested in Longitude Education services",
  );
  expect(chat).toHaveAttribute("target", "_blank");
  expect(chat).toHaveAccessibleName(
    "Chat with us on WhatsApp, +91 00000 00000, opens in a new tab",
  );
});
