import { render, screen, within } from "@testing-library/react";
import siteFile from "../../data/site.json";
import { SiteSettings } from "../../../src/content/model";
import { PageBody } from "../../../src/features/contact/PageBody";

const shipped = SiteSettings.parse(siteFile);
const GREETING = encodeURIComponent(shipped.chat.greeting);

const draw = (
  contactForm: boolean,
  next: "test" | "scholarships",
  site = shipped,
) => render(<PageBody site={site} page={{ contactForm, next }} />);
const region = (name: string) => screen.getByRole("region", { name });
const addresses = (list: HTMLElement) =>
  within(list)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test.each([
  ["test", "/aptitude-test", /^Career aptitude test Take the test/],
  ["scholarships", "/scholarships", /^Scholarships See all/],
] as const)(
  "a page without a form ends with the way to the %s, the chat and the phone with its hours",
  (way, to, name) => {
    draw(false, way);
    const band = region("Where next?");
    const [next, chat, phone] = within(band).getAllByRole("link");
    expect(addresses(band)).toEqual([
      to,
      `https://wa.me/910000000000?text=${GREETING}`,
      "tel:+910000000000",
    ]);
    expect(next).toHaveAccessibleName(name);
    expect(chat).toHaveAccessibleName(
      /^Chat WhatsApp \+91 00000 00000 ?, opens in a new tab$/,
    );
    expect(phone).toHaveAccessibleName(
      /^Phone \+91 00000 00000 Mon-Fri 9:00 AM-6:00 PM\sSat 10:00 AM-4:00 PM, Sun\sclosed$/,
    );
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    // The icons say nothing.
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  },
);

test("a page with a form has it at #contact in place of that band; beside it chat, phone and e-mail, under it the way on", () => {
  draw(true, "scholarships");
  const contact = region("Tell us where you want to go.");
  expect(contact).toHaveAttribute("id", "contact");
  expect(
    within(contact).getByRole("button", { name: "Send Message" }),
  ).toBeEnabled();
  expect(screen.queryByText("Where next?")).not.toBeInTheDocument();
  const [beside, under] = within(contact).getAllByRole("list");
  expect(addresses(beside!)).toEqual([
    `https://wa.me/910000000000?text=${GREETING}`,
    "tel:+910000000000",
    "mailto:hello@longitude.example",
  ]);
  expect(beside).toHaveTextContent("Mon-Fri 9:00 AM-6:00 PM");
  expect(addresses(under!)).toEqual(["/scholarships"]);
});

test("a closed day stands on the line of the days before it", () => {
  const [weekdays, saturday, sunday] = shipped.openingHours;
  const closedMonday = { ...sunday!, from: "monday", to: "monday" } as const;
  const openingHours = [closedMonday, weekdays!, saturday!, sunday!];
  draw(false, "test", { ...shipped, openingHours });
  expect(screen.getByText(/^Mon closed/).textContent?.split("\n")).toEqual([
    "Mon\u00a0closed",
    "Mon-Fri 9:00 AM-6:00 PM",
    "Sat 10:00 AM-4:00 PM, Sun\u00a0closed",
  ]);
});
