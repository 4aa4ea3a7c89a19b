import styled from "styled-components";
import type { SiteSettings, Way } from "../../content/model";
import { Lede } from "../../ui/Lede";
import { narrow } from "../../ui/media";
import { columns, section, wrap } from "../../ui/mixins";
import { ContactLinks } from "./ContactLinks";
import { ContactForm } from "./ContactForm";
import { chatLink, emailLink, nextLink, phoneLink } from "./links";

type Props = { site: SiteSettings; next: Way; ink: "sea" | "paper" };

/** Every way to reach the consultancy: chat, phone and e-mail at the left, the form at the right. */
export function ContactSection({ site, next, ink }: Props) {
  return (
    <Ground
      id="contact"
      aria-labelledby="contact-title"
      data-block
      data-ink={ink}
    >
      <div>
        <h2 id="contact-title">{site.contact.title}</h2>
        <Lede>{site.contact.lead}</Lede>
        <ContactLinks
          direction="down"
          links={[chatLink(site), phoneLink(site), emailLink(site)]}
        />
      </div>
      <div>
        <ContactForm site={site} />
        <ContactLinks direction="one" links={[nextLink(site, next)]} />
      </div>
    </Ground>
  );
}

const Ground = styled.section`
  ${section}
  ${wrap}
  gap: 48px 96px;
  align-items: start;
  ${columns(5, 6)}
  @media ${narrow} {
    gap: 40px;
  }
  ${Lede} {
    margin-top: 20px;
  }
`;
