import styled from "styled-components";
import type { SiteSettings } from "../../content/model";
import { headOver } from "../../ui/media";
import { wrap } from "../../ui/mixins";
import { ContactLinks } from "./ContactLinks";
import { ContactSection } from "./ContactSection";
import { chatLink, type NextPage, nextLink, phoneLink } from "./links";

type Props = {
  site: SiteSettings;
  contactForm: boolean;
  next: NextPage;
  /** What the contact form stands on. */
  ink?: "sea" | "paper";
};

/** How every page ends: with the contact form where it has one, else with three ways on. */
export function PageEnd({ site, contactForm, next, ink = "sea" }: Props) {
  if (contactForm) return <ContactSection site={site} next={next} ink={ink} />;
  return (
    <Band aria-labelledby="where-next">
      <h2 id="where-next">{site.ways.title}</h2>
      <ContactLinks
        direction="across"
        links={[nextLink(site, next), chatLink(site), phoneLink(site)]}
      />
    </Band>
  );
}

const Band = styled.section`
  ${wrap}
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
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
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    h2 {
      padding-top: 0;
    }
  }
`;
