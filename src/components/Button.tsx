import type { ButtonHTMLAttributes, HTMLAttributes, Ref } from "react";
import styled, { keyframes } from "styled-components";
import { SmartLink } from "./SmartLink";

type Look = { kind?: "primary" | "line" };

/** With an address it is a link. With null it is a button that does nothing. */
type LinkProps = HTMLAttributes<HTMLElement> &
  Look & { to: string | null; newTab?: boolean };

type ActionProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    to?: undefined;
    newTab?: undefined;
    /** Disabled, with a spinner. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

/** A link if it has an address, else a button. Props of a button are type errors together with `to`. */
export function Button({
  kind = "primary",
  to,
  newTab,
  ...props
}: LinkProps | ActionProps) {
  if (!to) return <RealButton {...props} data-kind={kind} />;
  return (
    <Pill
      as={SmartLink}
      // TypeScript does not infer from `to` which of the two types the other props have.
      {...(props as HTMLAttributes<HTMLElement>)}
      to={to}
      newTab={newTab}
      data-kind={kind}
    />
  );
}

function RealButton({
  type = "button",
  busy = false,
  disabled,
  children,
  ...props
}: ActionProps) {
  return (
    <Pill
      {...props}
      type={type}
      autoComplete="off"
      disabled={disabled || busy}
      data-busy={busy || undefined}
      data-noprint
    >
      {busy && (
        <Spinner viewBox="0 0 24 24" aria-hidden>
          <path d="M12 3a9 9 0 1 1-9 9" />
        </Spinner>
      )}
      {/* Wrapped: React cannot insert the spinner before a text node that a translator has replaced. */}
      <Label>{children}</Label>
    </Pill>
  );
}

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  min-height: 56px;
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- two of them side by side on a phone */
  padding: var(--space-2) clamp(var(--space-3), 5vw, var(--space-6));
  border: 2px solid transparent;
  border-radius: var(--r-action);
  background: var(--route);
  color: var(--on-route);
  font: var(--weight-strong) var(--t-md) / var(--lh-snug) var(--font-text);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--duration-1),
    color var(--duration-1),
    transform var(--duration-2) var(--ease);
  &:active {
    transform: scale(0.98);
  }
  &:hover:not(:disabled) {
    background: var(--route-hover);
  }
  &[data-kind="line"] {
    border-color: var(--text);
    background: none;
    color: var(--text);
    &:hover:not(:disabled) {
      background: var(--text);
      color: var(--paper);
    }
  }
  &:disabled {
    cursor: default;
    transform: none;
  }
  &:disabled:not([data-busy]) {
    opacity: 0.62;
  }
`;

/** Text and icon are flex items of the button itself. */
const Label = styled.span`
  display: contents;
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Spinner = styled.svg`
  width: var(--space-5);
  fill: none;
  stroke: currentcolor;
  stroke-width: 3;
  stroke-linecap: round;
  animation: ${turn} 1s linear infinite;
`;
