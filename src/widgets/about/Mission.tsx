import styled from "styled-components";
import { Section } from "../../components/Section";
import type { TextBlock } from "../../content/model";

/** The purpose of the consultancy, in one large sentence. */
export const Mission = ({ title, text }: TextBlock) => (
  <Section title={title} titleColumn={7}>
    <Sentence>{text}</Sentence>
  </Section>
);

const Sentence = styled.p`
  font: var(--weight-strong) var(--t-2xl) / var(--lh-head) var(--font-display);
  letter-spacing: var(--tracking-head);
  text-wrap: balance;
`;
