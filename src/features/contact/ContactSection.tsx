import styled from "styled-components";
import type { SiteSettings } from "../../content/model";
import { Lede } from "../../ui/Lede";
import { narrow } from "../../ui/media";
import { wrap } from "../../ui/mixins";
import { Section } from "../../ui/Section";
import { Ways } from "./ContactLinks";
import { ContactForm } from "./ContactForm";
import { chatWay, emailWay, type Next, nextWay, phoneWay } from "./ways";

type Props = { site: SiteSettings; next: Next; ink: "sea" | "paper" };

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
        <Ways
          direction="down"
          ways={[chatWay(site), phoneWay(site), emailWay(site)]}
        />
      </div>
      <div>
        <ContactForm site={site} />
        <Ways direction="one" ways={[nextWay(site, next)]} />
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
