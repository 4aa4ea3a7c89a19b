import type { ReactNode } from "react";
import styled from "styled-components";
import type { SiteSettings, Way } from "../../content/model";
import { headOver } from "../../ui/media";
import { columns, wrap } from "../../ui/mixins";
import { ContactLinks } from "./ContactLinks";
import { ContactSection } from "./ContactSection";
import { chatLink, nextLink, phoneLink } from "./links";

type Props = {
  page: { contactForm: boolean; next: Way };
  site: SiteSettings;
  /** What the contact form stands on. */
  ink?: "sea" | "paper";
  children?: ReactNode;
};

/** All of a page below its head: its own sections, then the contact form where the page has one, else three ways on. */
export function PageBody({ page, site, ink = "sea", children }: Props) {
  return (
    <>
      {children}
      {page.contactForm ? (
        <ContactSection site={site} next={page.next} ink={ink} />
      ) : (
        <Band aria-labelledby="where-next">
          <h2 id="where-next">{site.ways.title}</h2>
          <ContactLinks
            direction="across"
            links={[nextLink(site, page.next), chatLink(site), phoneLink(site)]}
          />
        </Band>
      )}
    </>
  );
}

const Band = styled.section`
  ${wrap}
  ${columns(3, 9, headOver)}
  gap: var(--col-gap);
  align-items: start;
  padding-block: clamp(40px, 4.4vw, 64px);
  border-top: 1px solid var(--line);
  background: var(--paper);
  h2 {
    padding-top: 14px;
    font-size: var(--t-2xl);
  }
  @media ${headOver} {
    gap: 16px;
    h2 {
      padding-top: 0;
    }
  }
`;
