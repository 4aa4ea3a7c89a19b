import styled from "styled-components";

/** @param isLocked read-only while a message is being sent */
type Props = { isLocked: boolean };

const LIKE = "Like name@example.com";
const WITH_ENDING = String.raw`[^@]+@[^@]+\.[^@.]{2,}`;

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
        <input {...field("name", "Your Name")} autoComplete="name" />
        <span />
      </Field>
      <Field>
        <label htmlFor="contact-email">Email</label>
        <input
          {...field("email", "Your Email")}
          type="email"
          autoComplete="email"
          // The browser's own check takes an address without an ending, which nobody can answer.
          pattern={WITH_ENDING}
          title={LIKE}
        />
        <span />
      </Field>
      <Field data-whole-row>
        <label htmlFor="contact-message">Message</label>
        <textarea
          {...field("message", "Tell us about your educational goals...")}
          rows={4}
        />
        <span />
      </Field>
    </>
  );
}

const Field = styled.div`
  display: grid;
  grid-template: auto 1fr / auto 1fr;
  gap: var(--space-2) var(--space-3);
  &[data-whole-row] {
    grid-column: 1 / -1;
  }
  label {
    font-weight: var(--weight-strong);
  }
  /* The browser's own message appears at one field at a time, these at all. Beside the label, so that nothing moves. */
  span {
    grid-area: 1 / 2;
    align-self: center;
    font-weight: var(--weight-strong);
    color: var(--error);
    font-size: var(--t-sm);
    line-height: var(--lh-snug);
  }
  :user-invalid ~ span::after {
    content: "Please fill out this field";
  }
  [type="email"]:user-invalid ~ span::after {
    content: "${LIKE}";
  }
  input,
  textarea {
    grid-area: 2 / 1 / auto / -1;
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
