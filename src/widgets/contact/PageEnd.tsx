import type { Way } from "../../content/model";
import { NextStep } from "../../components/NextStep";
import { Section } from "../../components/Section";
import { ContactSection } from "./ContactSection";

type Props = { page: { contactForm: boolean; next: Way } };

/** The end of a page: the contact form where the page has one, else one link onward. */
export const PageEnd = ({ page }: Props) =>
  page.contactForm ? (
    <ContactSection next={page.next} />
  ) : (
    <div data-noprint>
      <Section title="Where next?" ground="deep" titleColumn={7}>
        <NextStep way={page.next} size="large" />
      </Section>
    </div>
  );
