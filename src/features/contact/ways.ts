import type {
  OpeningHours,
  SiteSettings,
  Way as Next,
} from "../../content/model";
import { hoursLines } from "../../lib/hours";
import { callAddress, chatAddress, emailAddress } from "../../lib/reach";
import type { Way } from "./ContactLinks";

export type { Next };

/** The way on: to the aptitude test or to the scholarships. */
export const nextWay = ({ ways }: SiteSettings, next: Next): Way => ({
  ...ways[next],
  icon: "hop",
});

export const chatWay = ({ ways, chat, phone }: SiteSettings): Way => ({
  label: ways.chatLabel,
  name: chat.app,
  detail: phone,
  to: chatAddress(phone, chat.greeting),
  newTab: true,
  icon: "chat",
});

export const phoneWay = ({ ways, phone, openingHours }: SiteSettings): Way => ({
  label: ways.phoneLabel,
  name: phone,
  detail: hoursText(openingHours),
  to: callAddress(phone),
  icon: "phone",
});

export const emailWay = ({ ways, email }: SiteSettings): Way => ({
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
      return `${between}${days} ${isClosed ? times.toLowerCase() : times}`;
    })
    .join("");
}
