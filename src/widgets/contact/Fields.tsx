import styled from "styled-components";
import { onPhones } from "../../styles/media";

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
        <input {...field("name", "Your Name")} autoComplete="name" />
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
          rows={4}
        />
      </Field>
    </>
  );
}

const Field = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: end; /* Fields of a row stand level, whatever is said above one. */
  /* Room for the browser's own words, which it puts below the first field that is not valid. */
  &:has(:user-invalid):not(&:has(:user-invalid) ~ &) {
    + [data-whole-row],
    ~ [data-whole-row],
    &[data-whole-row] + * {
      margin-top: var(--space-6);
    }
    @media ${onPhones} {
      + * {
        margin-top: var(--space-6);
      }
    }
  }
  &[data-whole-row] {
    grid-column: 1 / -1;
  }
  label {
    font-weight: var(--w-strong);
  }
  /* The browser says it of one field at a time, and in its own words. */
  &:has(:user-invalid)::after {
    content: "Please fill in this field.";
    order: 1;
    font-weight: var(--w-strong);
    color: var(--error);
    font-size: var(--t-sm);
    line-height: 1.35;
  }
  &:has([type="email"]:user-invalid)::after {
    content: "Write it as name@example.com.";
  }
  input,
  textarea {
    display: block;
    order: 2; /* After what is said of it: the browser's own words come below. */
    width: 100%;
    min-height: 56px;
    padding: var(--space-3) var(--space-5);
    border: 2px solid var(--field-edge);
    border-radius: var(--r-field);
    background: var(--paper);
    color: var(--ink);
    line-height: 1.5;
    &::placeholder {
      color: var(--ink-2);
      opacity: 1;
    }
    &:focus-visible {
      outline-offset: 2px;
    }
    &:user-invalid {
      border-color: var(--error);
      box-shadow: inset 0 0 0 1px var(--error);
    }
  }
  textarea {
    resize: vertical;
    /* It grows with the words; its corner is round. */
    @supports (field-sizing: content) {
      field-sizing: content;
      min-height: calc(4lh + 2 * var(--space-3) + 4px);
      resize: none;
    }
  }
`;
