import type { SiteSettings } from "../content/model";

type Settings = Pick<SiteSettings, "phone" | "email" | "address">;

/** The contact details that ship until the owner writes his own. Nothing built on them may be told to a search engine. */
const isPlaceholder = {
  phone: ({ phone }: Settings) => /^\+91[\s0]+$/.test(phone),
  email: ({ email }: Settings) => email.endsWith(".example"),
  address: ({ address }: Settings) =>
    address.street === "4th Floor, 12 Meridian Road",
};

/** Which of the contact details are still the shipped placeholders. */
export const placeholders = (site: Settings): (keyof typeof isPlaceholder)[] =>
  (Object.keys(isPlaceholder) as (keyof typeof isPlaceholder)[]).filter((key) =>
    isPlaceholder[key](site),
  );
