import styled from "styled-components";
import { NextStep } from "./NextStep";
import { Section } from "../../components/Section";
import type { Way } from "../../content/model";
import { useSite } from "../../site";
import { inColumns, inGutters } from "../../styles/mixins";
import { ContactForm } from "./ContactForm";
import { ContactLinks } from "./ContactLinks";

type Props = { page: { contactForm: boolean; next: Way } };

/** The end of a page: the contact form and all contact links, or on pages without the form one link onward. */
export function PageEnd({ page: { contactForm, next } }: Props) {
  const { title, lead } = useSite().contact;
  if (!contactForm)
    return (
      <Onward data-deep data-noprint aria-labelledby="where-next">
        <h2 id="where-next">Where next?</h2>
        <NextStep way={next} size="large" />
      </Onward>
    );
  return (
    <Section
      title={title}
      lead={lead}
      id="contact"
      ground="sea"
      layout="columns"
      beside={<ContactLinks />}
    >
      <Writing>
        <ContactForm />
        <NextStep way={next} />
      </Writing>
    </Section>
  );
}

const Onward = styled.section`
  ${inGutters}
  ${inColumns(7)}
  align-items: center;
  padding-block: var(--space-7);
  border-bottom: 1px solid var(--line);
  h2 {
    font-size: var(--t-xl);
  }
`;

/** Ends level with the links on its left. */
const Writing = styled.div`
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  gap: var(--space-6);
`;
