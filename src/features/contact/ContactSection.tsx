import styled from "styled-components";
import type { SiteSettings } from "../../content/model";
import { Lede } from "../../ui/Lede";
import { narrow } from "../../ui/media";
import { wrap } from "../../ui/mixins";
import { Section } from "../../ui/Section";
import { ContactLinks } from "./ContactLinks";
import { ContactForm } from "./ContactForm";
import {
  chatLink,
  emailLink,
  type NextPage,
  nextLink,
  phoneLink,
} from "./links";

type Props = { site: SiteSettings; next: NextPage; ink: "sea" | "paper" };

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

const Ground = styled(Section)`
  ${wrap}
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: 48px 96px;
  align-items: start;
  @media ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
  ${Lede} {
    margin-top: 20px;
  }
`;
