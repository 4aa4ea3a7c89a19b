import { render, screen, within } from "@testing-library/react";
import { ChatButton } from "../../src/layout/ChatButton";
import { frameAt } from "../support/render";

const chat = () =>
  within(screen.getByRole("complementary", { name: "Chat" })).getByRole("link");

test("it opens a chat with the business number in a new tab", () => {
  render(frameAt("/"));
  const address = new URL(chat().getAttribute("href")!);
  expect(address.origin + address.pathname).toBe("https://wa.me/910000000000");
  expect(chat()).toHaveAttribute("target", "_blank");
  expect(chat()).toHaveAttribute("rel", expect.stringContaining("noopener"));
});

test("the greeting is written already", () => {
  render(frameAt("/"));
  const href = chat().getAttribute("href")!;
  expect(new URL(href).searchParams.get("text")).toBe(
    "Hi, I'm interested in Longitude Education services",
  );
  expect(href).toMatch(
    /\?text=Hi%2C%20I'm%20interested%20in%20Longitude%20Education%20services$/,
  );
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

test("it is a live control, reached with the Tab key on every page", () => {
  render(frameAt("/country/unheard-of"));
  expect(chat()).toHaveAttribute("href");
  expect(chat()).not.toHaveAttribute("tabindex");
});
