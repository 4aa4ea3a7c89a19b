import type { ReactNode } from "react";
import type { SiteSettings } from "../../content/model";
import type { NextPage } from "./links";
import { PageEnd } from "./PageEnd";

type Props = {
  page: { contactForm: boolean; next: NextPage };
  site: SiteSettings;
  /** What the contact form stands on. */
  ink?: "sea" | "paper";
  children?: ReactNode;
};

/** All of a page below its head: its own sections, and how every page ends. */
export const PageBody = ({ page, site, ink, children }: Props) => (
  <>
    {children}
    <PageEnd
      site={site}
      contactForm={page.contactForm}
      next={page.next}
      ink={ink}
    />
  </>
);
