import styled from "styled-components";
import { NextStep } from "../../components/NextStep";
import { Section } from "../../components/Section";
import type { Way } from "../../content/model";
import { useSite } from "../../site";
import { ContactForm } from "./ContactForm";
import { ContactLinks } from "./ContactLinks";

type Props = { page: { contactForm: boolean; next: Way } };

/** The end of a page: every way to reach the consultancy where the page has the form, else one link onward. */
export function PageEnd({ page: { contactForm, next } }: Props) {
  const { title, lead } = useSite().contact;
  if (!contactForm)
    return (
      <div data-noprint>
        <Section title="Where next?" ground="deep" titleColumn={7}>
          <NextStep way={next} size="large" />
        </Section>
      </div>
    );
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
