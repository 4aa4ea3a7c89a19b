import type { OpeningHours, SiteSettings, Way } from "../../content/model";
import { hoursLines } from "../../lib/hours";
import { callAddress, chatAddress, emailAddress } from "../../lib/contactUrls";
import type { ContactLink } from "./ContactLinks";

/** The way on: to the aptitude test or to the scholarships. */
export const nextLink = ({ ways }: SiteSettings, next: Way): ContactLink => ({
  ...ways[next],
  icon: "hop",
});

export const chatLink = ({ ways, chat, phone }: SiteSettings): ContactLink => ({
  label: ways.chatLabel,
  name: chat.app,
  detail: phone,
  to: chatAddress(phone, chat.greeting),
  newTab: true,
  icon: "chat",
});

export const phoneLink = ({
  ways,
  phone,
  openingHours,
}: SiteSettings): ContactLink => ({
  label: ways.phoneLabel,
  name: phone,
  detail: hoursText(openingHours),
  to: callAddress(phone),
  icon: "phone",
});

export const emailLink = ({ ways, email }: SiteSettings): ContactLink => ({
  label: ways.emailLabel,
  name: email,
  to: emailAddress(email),
  icon: "email",
});

/** The opening hours in as few lines as they need: a closed day stands on the line of the days before it. */
function hoursText(hours: readonly OpeningHours[]): string {
  return hoursLines(hours)
    .map(({ days, times }, index) => {
      const isClosed = hours[index]?.opens === null;
      const between = index === 0 ? "" : isClosed ? ", " : "\n";
      // A closed day is one thing: no line breaks within it.
      return `${between}${days}${isClosed ? `\u00a0${times.toLowerCase()}` : ` ${times}`}`;
    })
    .join("");
}
