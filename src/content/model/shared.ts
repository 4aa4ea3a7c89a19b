import { z } from "zod";
import { DAYS } from "../../lib/hours";
import { INKS } from "../../lib/inks";
import { httpsAddress, listOf, PATH, pagePath, record, text } from "./fields";

/** Where a button leads. Null, as shipped: nowhere, the button does nothing. */
const Action = z
  .string()
  .regex(new RegExp(`^(?:chat|contact|${PATH}|https://\\S+)$`))
  .refine((to) => !/^https:/.test(to) || httpsAddress.safeParse(to).success)
  .meta({
    errorMessage:
      'write a page such as "/services", an address starting with https://, "chat" or "contact"',
    description:
      'Where the button leads: a page such as "/services", an address starting with https://, "chat", or "contact" (the contact form).',
    examples: ["chat", "contact"],
    role: "link",
  })
  .nullable()
  .meta({ whenNull: "it does nothing." });

export const Button = record("Button", "A button, and where it leads.", {
  label: text(40, "The text of the button."),
  action: Action,
});
export type Button = z.infer<typeof Button>;

export const PageLink = record("PageLink", "A link to one of our pages.", {
  label: text(40, "The text of the link."),
  to: pagePath.describe("One of our pages, such as /services."),
});
export type PageLink = z.infer<typeof PageLink>;

export const Ink = z
  .enum(INKS)
  .meta({ id: "Ink", description: "One of the four colours of the map." });
export type Ink = z.infer<typeof Ink>;

export const SubjectSymbol = z.enum(["pulse", "bridge", "bars", "net"]).meta({
  id: "SubjectSymbol",
  description: "What the line of a subject passes through.",
});

export const Way = z.enum(["test", "scholarships"]).meta({
  id: "Way",
  description:
    'Where the page sends its reader next: "test" (the aptitude test) or "scholarships".',
});
export type Way = z.infer<typeof Way>;

export const TextBlock = record("TextBlock", "A text with its heading.", {
  title: text(80, "Its heading."),
  text: text(400, "The text below the heading."),
});
export type TextBlock = z.infer<typeof TextBlock>;

export const Weekday = z
  .enum(DAYS)
  .meta({ id: "Weekday", description: "A day of the week." });

/** What every service has. */
export const service = {
  title: text(60, "The name of the service."),
  features: listOf(4, text(80, "A line.")).describe("What belongs to it."),
};

/** What every page's file says. */
export const page = {
  title: text(70, "In the browser's tab and in search results.").meta({
    unique: true,
  }),
  description: text(170, "One or two sentences for search results.", 50),
  heading: text(60, "The heading at the top of the page."),
  lead: text(240, "The text below the heading."),
  contactForm: z
    .boolean()
    .describe("true: the page ends with the contact form."),
  next: Way,
};
