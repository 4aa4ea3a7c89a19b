import { type Ref, type RefObject, useSyncExternalStore } from "react";
import styled from "styled-components";
import { Button } from "../../components/Button";
import { RouteArc } from "../../components/RouteArc";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { callAddress, chatAddress, emailAddress } from "../../lib/contactUrls";
import { useSite } from "../../site";
import { onPhones } from "../../styles/media";
import { displayType } from "../../styles/mixins";
import { isFailure, type Status } from "./state";
import { messageIn } from "./useSending";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  status: Status;
  /** Whether the thanks may lie over the fields, which are empty then. */
  coversForm: boolean;
  ref: Ref<HTMLDivElement>;
};

/**
 * What became of the message, and after a failure what can be done. The status is always there, because only what
 * appears in an existing one is announced (https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA22), and it holds no
 * controls, because all of it is read out. Focusable, because the button that had the focus is gone.
 */
export const Outcome = ({ form, status, coversForm, ref }: Props) => (
  <>
    <Text
      role="status"
      tabIndex={-1}
      ref={ref}
      data-status={status}
      data-covers={(status === "success" && coversForm) || undefined}
    >
      {status === "submitting" && <VisuallyHidden>Sending…</VisuallyHidden>}
      {status === "success" && (
        <>
          {coversForm && <Route />}
          <b>Thank you! We&apos;ll get back to you soon.</b>
        </>
      )}
      {isFailure(status) && (
        <>
          <b>
            {status === "offline"
              ? "You are offline. This was not sent."
              : "This could not be sent."}
          </b>
          <p>Everything you wrote is still here.</p>
        </>
      )}
    </Text>
    {isFailure(status) && (
      <OtherWays form={form} isOffline={status === "offline"} />
    )}
  </>
);

/** After a failure: try again, or send the message as it is in its field now in another way. */
function OtherWays({ form, isOffline }: OtherWaysProps) {
  const { phone, email, chat } = useSite();
  const message = useSyncExternalStore(
    (onChange) => {
      const { current } = form;
      current?.addEventListener("input", onChange);
      return () => current?.removeEventListener("input", onChange);
    },
    () => messageIn(form.current!).message,
  );
  return (
    <Choices>
      <Button type="submit">Try again</Button>
      {isOffline && (
        <Button kind="line" to={callAddress(phone)}>
          Call {phone}
        </Button>
      )}
      <Button
        kind="line"
        to={chatAddress(phone, message || chat.greeting)}
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

type OtherWaysProps = Pick<Props, "form"> & { isOffline: boolean };

const Text = styled.div`
  line-height: var(--lh-snug);
  color: var(--ink-2);
  border-radius: var(--r-field);
  &:focus-visible {
    outline-offset: var(--space-2);
  }
  &:not([data-status="idle"], [data-status="submitting"]) {
    flex: 1 1 100%;
  }
  b {
    font-size: var(--t-lg);
    font-weight: var(--w-strong);
    color: var(--ink);
  }
  &[data-status="success"] {
    padding: var(--space-5);
    border-radius: 0;
    background: var(--mint);
    --route: var(--on-ink);
    b {
      ${displayType}
      font-size: var(--t-xl);
      line-height: var(--lh-head);
      color: var(--on-ink);
      text-wrap: balance;
    }
  }
  /* The text is where the button was. */
  &[data-covers] {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    justify-content: end;
    gap: var(--space-5);
    b {
      font-size: var(--t-2xl);
    }
  }
`;

const Route = styled(RouteArc)`
  --stop: var(--space-3);
  flex: 0 1 max(240px, 60vw);
  max-height: 240px;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  @media ${onPhones} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
