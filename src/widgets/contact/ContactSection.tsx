import styled from "styled-components";
import type { Way } from "../../content/model";
import { NextStep } from "../../components/NextStep";
import { Section } from "../../components/Section";
import { useSite } from "../../site";
import { ContactForm } from "./ContactForm";
import { ContactLinks } from "./ContactLinks";

type Props = { next: Way };

/** Every way to reach the consultancy: chat, phone and e-mail at the left, the form at the right. */
export function ContactSection({ next }: Props) {
  const { title, lead } = useSite().contact;
  return (
    <Section
      title={title}
      lead={lead}
      id="contact"
      ground="sea"
      titleColumn={9}
      beside={<ContactLinks />}
    >
      <Writing>
        <ContactForm />
        <NextStep way={next} />
      </Writing>
    </Section>
  );
}

/** It ends on one line with the links on its left. */
const Writing = styled.div`
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  gap: var(--space-6);
`;
