import { render, screen, within } from "@testing-library/react";
import { ChatButton } from "../../src/layout/ChatButton";
import { frameAt } from "../support/render";

const chat = () =>
  within(screen.getByRole("complementary", { name: "Chat" })).getByRole("link");

test("it opens a chat with the business number in a new tab, with the greeting written already", () => {
  render(frameAt("/country/unheard-of"));
  const { origin, pathname, searchParams } = new URL(
    chat().getAttribute("href")!,
  );
  expect(origin + pathname).toBe("https://wa.me/910000000000");
  expect(searchParams.get("text")).toBe(
    "Hi, I'm interested in Longitude Education services",
  );
  expect(chat()).toHaveAttribute("target", "_blank");
  expect(chat()).toHaveAttribute("rel", expect.stringContaining("noopener"));
});

test("its name says what it does, the number, and that a new tab opens", () => {
  render(frameAt("/"));
  expect(chat()).toHaveAccessibleName(
    "Chat with us on WhatsApp, +91 00000 00000, opens in a new tab",
  );
});

test("the phone number it shows on hover is the business number", () => {
  render(
    <ChatButton address="https://wa.me/1" label="Chat" phone="+91 12345" />,
  );
  expect(chat()).toHaveTextContent(/^\+91 12345$/);
});
