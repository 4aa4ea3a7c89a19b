import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { SiteSettings } from "../../content/model";
import { useReplayableButton } from "../../lib/useReplayableButton";
import { Button } from "../../ui/Button";
import { phone } from "../../ui/media";
import { Fields } from "./Fields";
import { Outcome } from "./Outcome";
import { messageIn, useSending } from "./useSending";

type Props = { site: SiteSettings };

/**
 * The fields belong to the browser: it checks them, and keeps what was typed before hydration. Without JavaScript
 * the button is disabled, and a form whose default button is disabled is not submitted by Enter either; so nothing typed
 * ever gets into the address. (`post` and `autoComplete` are for the day a browser enables the button by itself:
 * Firefox does on a reload.)
 */
export function ContactForm({ site }: Props) {
  const { endpoint, notice, send, sending, withoutJavaScript } = site.contact;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [status, dispatch] = useSending(endpoint, form);
  const [message, setMessage] = useState("");
  const early = useReplayableButton();
  const isSending = status === "submitting";
  const hasNotice = endpoint !== null && notice !== null;

  const readMessage = () => setMessage(messageIn(form.current!).message);
  function submitted(event: SyntheticEvent) {
    event.preventDefault();
    readMessage();
    dispatch("submitted");
  }

  // The outcome takes the button's place, so it takes its focus too, and gives it back; unless the visitor is elsewhere.
  // A press on the disabled button gives the focus to what is around the form: <main>.
  useEffect(() => {
    const focused = document.activeElement;
    const isHere =
      focused?.contains(form.current) || form.current?.contains(focused);
    if (status === "idle" && focused === outcome.current)
      button.current?.focus({ preventScroll: true });
    if (status !== "idle" && status !== "submitting" && isHere)
      outcome.current?.focus();
  }, [status]);

  return (
    <Form ref={form} method="post" onSubmit={submitted} onInput={readMessage}>
      <Fields texts={site.contact} isLocked={isSending} />
      <Foot>
        <Place data-status={status}>
          {(status === "idle" || isSending) && (
            <Row>
              <Button
                ref={button}
                type="submit"
                busy={isSending}
                aria-describedby={hasNotice ? "contact-notice" : undefined}
                {...{ autoComplete: "off", ...early }}
              >
                {isSending ? sending : send}
              </Button>
              <noscript>
                <p>{withoutJavaScript}</p>
              </noscript>
            </Row>
          )}
          <Outcome
            ref={outcome}
            status={status}
            site={site}
            message={message}
          />
        </Place>
        {hasNotice && <Notice id="contact-notice">{notice}</Notice>}
      </Foot>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24px;
  @media ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 24px;
`;

/** The button and what became of it share one place, so that nothing below moves. */
const Place = styled.div`
  display: grid;
  align-items: center;
  min-height: 60px;
  > * {
    grid-area: 1 / 1;
  }
  &:not([data-status="idle"], [data-status="submitting"]) {
    flex: 1 1 100%;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 24px;
  color: var(--ink-2);
`;

const Notice = styled.p`
  flex: 1 1 16em;
  font-size: var(--t-sm);
  line-height: 1.45;
  color: var(--ink-2);
`;
