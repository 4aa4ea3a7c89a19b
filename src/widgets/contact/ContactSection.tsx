import styled from "styled-components";
import type { Way } from "../../content/model";
import { Lede } from "../../components/Lede";
import { Onward } from "../../components/Onward";
import { useSite } from "../../site";
import { inColumns, inGutters } from "../../styles/mixins";
import { ContactForm } from "./ContactForm";
import { ContactLinks } from "./ContactLinks";

type Props = { next: Way };

/** Every way to reach the consultancy: chat, phone and e-mail at the left, the form at the right. */
export function ContactSection({ next }: Props) {
  const { contact } = useSite();
  return (
    <Ground
      id="contact"
      aria-labelledby="contact-title"
      data-block
      data-ink="sea"
    >
      <div>
        <h2 id="contact-title">{contact.title}</h2>
        <Lede>{contact.lead}</Lede>
        <ContactLinks />
      </div>
      <div>
        <ContactForm />
        <Onward way={next} />
      </div>
    </Ground>
  );
}

const Ground = styled.section`
  ${inGutters}
  ${inColumns([9], "var(--space-7)")}
  padding-block: var(--space-8);
  > div {
    display: grid;
    gap: var(--space-5);
    align-content: start;
  }
  /* Both columns end on one line. */
  > :last-child {
    align-content: stretch;
    grid-template-rows: 1fr auto;
    row-gap: var(--space-6);
  }
`;
