import { type RefObject, useSyncExternalStore } from "react";
import styled from "styled-components";
import { Button } from "../../components/Button";
import { RouteArc } from "../../components/RouteArc";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { callAddress, chatAddress, emailAddress } from "../../lib/contactUrls";
import { useSite } from "../../site";
import { buttonRow, displayType } from "../../styles/mixins";
import { type Failure, isFailure, mayHaveArrived, type Status } from "./state";
import { messageIn } from "./useSending";

type FormProps = { formRef: RefObject<HTMLFormElement | null> };
type Props = FormProps & { status: Status };

/**
 * The outcome of sending, and after a failure other ways to send. The status element is always in the page, because
 * screen readers announce only changes in an existing one (https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA22). It
 * contains no controls, because all of its text is read out.
 */
export const Outcome = ({ formRef, status }: Props) => (
  <>
    <Text role="status">
      {status === "submitting" && <VisuallyHidden>Sending…</VisuallyHidden>}
      {status === "success" && (
        <Thanks data-ink="mint">
          <Route />
          Thank you! We&apos;ll get back to you soon.
        </Thanks>
      )}
      {isFailure(status) && (
        <>
          <b>{FAILURE_TEXTS[status]}</b>{" "}
          {mayHaveArrived(status) && (
            <p>
              Your message may have arrived: call or write before you send it
              again.
            </p>
          )}
          <p>Everything you wrote is still here.</p>
        </>
      )}
    </Text>
    {isFailure(status) && <OtherWays formRef={formRef} failure={status} />}
  </>
);

const FAILURE_TEXTS: Record<Failure, string> = {
  refused: "This could not be sent.",
  offline: "You are offline. This was not sent.",
  broken: "The connection was lost.",
  late: "We have not heard back.",
};

/** After a failure: try again, or send the current text of the message in another way. */
function OtherWays({ formRef, failure }: FormProps & { failure: Failure }) {
  const { phone, chatPhone, email, chat } = useSite();
  // The drafts follow what is typed.
  const message = useSyncExternalStore(
    (onChange) => {
      const { current } = formRef;
      current?.addEventListener("input", onChange);
      return () => current?.removeEventListener("input", onChange);
    },
    () => messageIn(formRef.current!).message,
  );
  const again = mayHaveArrived(failure) ? "line" : "primary";
  return (
    <Choices>
      <Button type="submit" kind={again}>
        Try again
      </Button>
      {failure !== "refused" && (
        <Button kind="line" to={callAddress(phone)}>
          {`Call ${phone}`}
        </Button>
      )}
      <Button
        kind="line"
        to={chatAddress(chatPhone, message || chat.greeting)}
        newTab
      >
        Send by chat
      </Button>
      <Button kind="line" to={emailAddress(email, message)}>
        Send by e-mail
      </Button>
    </Choices>
  );
}

const Text = styled.div`
  line-height: var(--lh-snug);
  color: var(--text-2);
  b {
    font-size: var(--t-lg);
    font-weight: var(--weight-strong);
    color: var(--text);
  }
`;

/** Covers the fields, which are empty by then, with a completed route. */
const Thanks = styled.p`
  ${displayType}
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: end;
  gap: var(--space-5);
  padding: var(--space-5);
  background: var(--bright);
  color: var(--on-ink);
  font-size: var(--t-2xl);
  line-height: var(--lh-head);
  text-wrap: balance;
  --route: var(--on-ink);
`;

const Route = styled(RouteArc)`
  --stop: var(--space-3);
  flex: 0 1 max(240px, 60vw);
  max-height: 240px;
`;

const Choices = styled.div`
  ${buttonRow}
`;
