import { type SyntheticEvent, useEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "../../components/Button";
import { WithoutScript } from "../../components/WithoutScript";
import { useHydrated } from "../../lib/useInBrowser";
import { useSite } from "../../site";
import { onPhones } from "../../styles/media";
import { Fields } from "./Fields";
import { Outcome } from "./Outcome";
import { refuseUnanswerable } from "./refuseUnanswerable";
import { useSending } from "./useSending";

/**
 * The fields are uncontrolled: the browser checks them, and keeps what was typed before hydration. Before hydration,
 * and without JavaScript, the button is disabled. Then Enter does not submit the form either, so nothing typed ever
 * gets into the address. (`post`: should a browser enable the button all the same, it does not either.)
 */
export function ContactForm() {
  const { contact } = useSite();
  const { endpoint, notice } = contact;
  const formRef = useRef<HTMLFormElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const footRef = useRef<HTMLDivElement>(null);
  const [status, dispatch] = useSending(endpoint, formRef);
  const isReady = useHydrated();
  const isSending = status === "submitting";
  const hasNotice = endpoint !== null && notice !== null;

  function submitted(event: SyntheticEvent) {
    event.preventDefault();
    dispatch("submitted");
  }

  // Moves the focus from the removed button to the outcome, and back, unless the visitor has moved on. A disabled
  // button loses the focus to <body>, or after another click to <main>: both contain the form. Nothing scrolls, because
  // the visitor may be reading elsewhere.
  useEffect(() => {
    const focused = document.activeElement;
    const isHere =
      focused?.contains(formRef.current) || formRef.current?.contains(focused);
    if (status === "idle" && focused === footRef.current)
      buttonRef.current?.focus({ preventScroll: true });
    if (status !== "idle" && !isSending && isHere)
      footRef.current?.focus({ preventScroll: true });
  }, [status, isSending]);

  const check = endpoint ? refuseUnanswerable : undefined;
  return (
    <Form
      ref={formRef}
      name="contact"
      method="post"
      data-noprint
      onInput={check}
      // The submit button gets a click before the browser checks the fields, also by Enter.
      onClick={check}
      onSubmit={submitted}
    >
      <Fields isLocked={isSending} />
      {/* Gets the focus instead of the status in it, which a screen reader would then read twice. */}
      <Foot ref={footRef} role="group" aria-label="Your message" tabIndex={-1}>
        {(status === "idle" || isSending) && (
          <>
            <Button
              ref={buttonRef}
              type="submit"
              busy={isSending}
              aria-describedby={hasNotice ? "contact-notice" : undefined}
              disabled={!isReady}
            >
              {isSending ? "Sending…" : "Send Message"}
            </Button>
            <WithoutScript>
              The form needs JavaScript. Chat, phone and e-mail work without it.
            </WithoutScript>
          </>
        )}
        <Outcome formRef={formRef} status={status} />
        {hasNotice && <Notice id="contact-notice">{notice}</Notice>}
      </Foot>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  display: grid;
  /* The message fills the remaining height. */
  grid-template: auto 1fr auto / repeat(2, minmax(0, 1fr));
  gap: var(--space-6) var(--space-5);
  [type="submit"] {
    min-width: min(12rem, 100%); /* The same while it says "Sending…". */
  }
  @media ${onPhones} {
    grid-template: auto / minmax(0, 1fr);
    row-gap: var(--space-5);
  }
`;

/** The button and the outcome share one box, so that nothing below moves. */
const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
  min-height: 56px;
`;

const Notice = styled.p`
  flex: 1 1 16em;
  font-size: var(--t-sm);
  line-height: var(--lh-snug);
  color: var(--text-2);
`;
