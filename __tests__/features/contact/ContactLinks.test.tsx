import { render, screen } from "@testing-library/react";
import {
  type ContactLink,
  ContactLinks,
} from "../../../src/features/contact/ContactLinks";

const test10: ContactLink = {
  label: "Career aptitude test",
  name: "Take the test",
  detail: "10 questions, 30 minutes",
  to: "/aptitude-test",
  icon: "hop",
};

const chat: ContactLink = {
  label: "Chat",
  name: "WhatsApp",
  to: "https://wa.me/910000000000",
  newTab: true,
  icon: "chat",
};

test("each is one link, read as label, name and detail", () => {
  render(<ContactLinks links={[test10, chat]} direction="across" />);
  const [first, second] = screen.getAllByRole("link");
  expect(first).toHaveAccessibleName(
    "Career aptitude test Take the test 10 questions, 30 minutes",
  );
  expect(first).toHaveAttribute("href", "/aptitude-test");
  expect(second).toHaveAccessibleName(/^Chat WhatsApp/);
});

test("one that opens in a new tab says so", () => {
  render(<ContactLinks links={[chat]} direction="down" />);
  const link = screen.getByRole("link", { name: /opens in a new tab$/ });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});

test("the icons say nothing", () => {
  render(
    <ContactLinks
      links={(["chat", "phone", "email", "hop"] as const).map((icon) => ({
        ...test10,
        to: `/${icon}`,
        icon,
      }))}
      direction="across"
    />,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
