import styled from "styled-components";
import type { ContactForm } from "../../content/model";
import { dark } from "../../ui/media";

type Props = {
  texts: ContactForm;
  /** Read-only while a message is being sent. */
  isLocked: boolean;
};

/** Uncontrolled fields, checked by the browser. */
export function Fields({ texts, isLocked }: Props) {
  const field = (name: "name" | "email" | "message") => ({
    id: `contact-${name}`,
    name,
    placeholder: texts[`${name}Placeholder`],
    readOnly: isLocked,
    required: true,
  });
  return (
    <>
      <Field>
        <label htmlFor="contact-name">{texts.name}</label>
        <input {...field("name")} autoComplete="name" />
      </Field>
      <Field>
        <label htmlFor="contact-email">{texts.email}</label>
        <input {...field("email")} type="email" autoComplete="email" />
      </Field>
      <WholeRow>
        <label htmlFor="contact-message">{texts.message}</label>
        <textarea {...field("message")} rows={4} />
      </WholeRow>
    </>
  );
}

const Field = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  label {
    font-weight: var(--w-strong);
  }
  input,
  textarea {
    display: block;
    width: 100%;
    min-width: 0;
    min-height: 56px;
    padding: 14px 24px;
    border: 2px solid var(--ink0);
    border-radius: var(--r-field);
    background: var(--paper);
    color: var(--ink);
    line-height: 1.5;
    @media ${dark} {
      border-color: #7f93bd;
    }
    &::placeholder {
      color: var(--ink-2);
      opacity: 1;
    }
    &:focus-visible {
      outline-offset: 2px;
    }
  }
  textarea {
    resize: vertical;
  }
`;

const WholeRow = styled(Field)`
  grid-column: 1 / -1;
`;
