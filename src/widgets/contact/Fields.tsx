import styled from "styled-components";

/** @param isLocked read-only while a message is being sent */
type Props = { isLocked: boolean };

/** Uncontrolled fields, checked by the browser. */
export function Fields({ isLocked }: Props) {
  const field = (name: string, placeholder: string) => ({
    id: `contact-${name}`,
    name,
    placeholder,
    readOnly: isLocked,
    required: true,
  });
  return (
    <>
      <Field>
        <label htmlFor="contact-name">Name</label>
        <input {...field("name", "Your Name")} dir="auto" autoComplete="name" />
      </Field>
      <Field>
        <label htmlFor="contact-email">Email</label>
        <input
          {...field("email", "Your Email")}
          type="email"
          autoComplete="email"
        />
      </Field>
      <Field data-whole-row>
        <label htmlFor="contact-message">Message</label>
        <textarea
          {...field("message", "Tell us about your educational goals...")}
          dir="auto"
          rows={4}
        />
      </Field>
    </>
  );
}

const Field = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--space-2);
  &[data-whole-row] {
    grid-column: 1 / -1;
  }
  label {
    font-weight: var(--weight-strong);
  }
  input,
  textarea {
    width: 100%;
    min-height: 56px;
    padding: var(--space-3) var(--space-5);
    border: 2px solid var(--field-edge);
    border-radius: var(--r-field);
    background: var(--paper);
    &::placeholder {
      color: var(--text-2);
      opacity: 1;
    }
    &:focus {
      position: relative;
      z-index: var(--z-over); /* Stays above the thank-you panel. */
    }
    &:read-only {
      opacity: 0.6; /* While a message is being sent. */
    }
    &:user-invalid {
      border-color: var(--error);
      box-shadow: inset 0 0 0 1px var(--error);
    }
  }
  textarea {
    resize: vertical;
    /* Grows with its text up to half of the window, without a handle in the round corner. */
    @supports (field-sizing: content) {
      field-sizing: content;
      min-height: calc(4lh + 2 * var(--space-3) + 4px);
      max-height: 50svh;
      resize: none;
    }
  }
`;
