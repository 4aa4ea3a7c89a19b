import styled from "styled-components";
import type { ContactForm } from "../../content/model";
import { dark } from "../../ui/media";

type Props = {
  texts: ContactForm;
  /** While a message is on its way it stays as it was sent. */
  isLocked: boolean;
};

/** Checked by the browser alone; what is typed is never held here. */
export function Fields({ texts, isLocked }: Props) {
  return (
    <>
      <Field>
        <label htmlFor="contact-name">{texts.name}</label>
        <input
          id="contact-name"
          name="name"
          autoComplete="name"
          placeholder={texts.namePlaceholder}
          readOnly={isLocked}
          required
        />
      </Field>
      <Field>
        <label htmlFor="contact-email">{texts.email}</label>
        <input
          id="contact-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder={texts.emailPlaceholder}
          readOnly={isLocked}
          required
        />
      </Field>
      <WholeRow>
        <label htmlFor="contact-message">{texts.message}</label>
        <textarea
          id="contact-message"
          name="message"
          rows={4}
          placeholder={texts.messagePlaceholder}
          readOnly={isLocked}
          required
        />
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
