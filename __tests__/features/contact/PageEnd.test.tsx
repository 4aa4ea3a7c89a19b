import { render, screen, within } from "@testing-library/react";
import siteFile from "../../data/site.json";
import { SiteSettings } from "../../../src/content/model";
import { PageEnd } from "../../../src/features/contact/PageEnd";

const site = SiteSettings.parse(siteFile);
const contact = () =>
  screen.getByRole("region", { name: "Tell us where you want to go." });

test("a page without a form ends with the test, the chat and the phone with its hours", () => {
  render(<PageEnd site={site} contactForm={false} next="test" />);
  const band = screen.getByRole("region", { name: "Where next?" });
  const [next, chat, phone] = within(band).getAllByRole("link");
  expect(next).toHaveAttribute("href", "/aptitude-test");
  expect(next).toHaveAccessibleName(/^Career aptitude test Take the test/);
  expect(chat).toHaveAttribute(
    "href",
    `https://wa.me/910000000000?text=${encodeURIComponent(site.chat.greeting)}`,
  );
  expect(chat).toHaveAccessibleName(
    /^Chat WhatsApp \+91 00000 00000 ?, opens in a new tab$/,
  );
  expect(phone).toHaveAttribute("href", "tel:+910000000000");
  expect(phone).toHaveAccessibleName(
    /^Phone \+91 00000 00000 Mon-Fri 9:00 AM-6:00 PM\sSat 10:00 AM-4:00 PM, Sun\sclosed$/,
  );
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test("or with the scholarships", () => {
  render(<PageEnd site={site} contactForm={false} next="scholarships" />);
  expect(
    screen.getByRole("link", { name: /^Scholarships See all/ }),
  ).toHaveAttribute("href", "/scholarships");
});

test("a page with a form has it at #contact, in place of that band", () => {
  render(<PageEnd site={site} contactForm next="test" />);
  expect(contact()).toHaveAttribute("id", "contact");
  expect(
    within(contact()).getByRole("button", { name: "Send Message" }),
  ).toBeEnabled();
  expect(screen.queryByText("Where next?")).not.toBeInTheDocument();
});

test("beside the form stand chat, phone with hours and e-mail; under it, the way on", () => {
  render(<PageEnd site={site} contactForm next="scholarships" />);
  const [beside, under] = within(contact()).getAllByRole("list");
  expect(
    within(beside!)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual([
    expect.stringContaining("https://wa.me/"),
    "tel:+910000000000",
    "mailto:hello@longitude.example",
  ]);
  expect(beside).toHaveTextContent("Mon-Fri 9:00 AM-6:00 PM");
  expect(
    within(under!)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/scholarships"]);
});

test("a closed day stands on the line of the days before it", () => {
  const [weekdays, saturday, sunday] = site.openingHours;
  const closedMonday = { ...sunday!, from: "monday", to: "monday" } as const;
  render(
    <PageEnd
      site={{
        ...site,
        openingHours: [closedMonday, weekdays!, saturday!, sunday!],
      }}
      contactForm={false}
      next="test"
    />,
  );
  const hours = screen.getByText(/^Mon closed/);
  expect(hours.textContent?.split("\n")).toEqual([
    "Mon\u00a0closed",
    "Mon-Fri 9:00 AM-6:00 PM",
    "Sat 10:00 AM-4:00 PM, Sun\u00a0closed",
  ]);
});
