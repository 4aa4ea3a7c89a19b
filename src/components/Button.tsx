import type { ButtonHTMLAttributes, HTMLAttributes, Ref } from "react";
import styled, { css, keyframes } from "styled-components";
import { onPhones } from "../styles/media";
import { SmartLink } from "./SmartLink";

type Look = {
  kind?: "primary" | "line";
  /** Has less padding on phones, where it is beside another one. */
  narrow?: boolean;
};

/** An editor's button: it leads somewhere, or, as long as that is null, nowhere. */
type LinkProps = HTMLAttributes<HTMLElement> &
  Look & { to: string | null; newTab?: boolean };

type ActionProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    to?: undefined;
    newTab?: undefined;
    /** Disabled, with a spinner: pressed once is enough. */
    busy?: boolean;
    /** "off": Firefox restores whether a button was disabled when its page was left. */
    autoComplete?: "off";
    ref?: Ref<HTMLButtonElement>;
  };

/** A link when it leads somewhere, else a button. What only a button has is an error beside `to`. */
export function Button({
  kind = "primary",
  narrow = false,
  to,
  newTab,
  ...props
}: LinkProps | ActionProps) {
  const look = { "data-kind": kind, "data-narrow": narrow || undefined };
  if (!to) return <RealButton {...props} {...look} />;
  // TypeScript forgets which of the two it is, once `to` stands apart.
  const link = props as HTMLAttributes<HTMLElement>;
  return <LinkLook {...link} {...look} to={to} newTab={newTab} />;
}

function RealButton({
  type = "button",
  busy = false,
  disabled,
  children,
  ...props
}: ActionProps) {
  return (
    <ButtonLook
      {...props}
      type={type}
      disabled={disabled || busy}
      data-busy={busy || undefined}
      data-noprint
    >
      {busy && (
        <Spinner viewBox="0 0 24 24" aria-hidden>
          <path d="M12 3a9 9 0 1 1-9 9" />
        </Spinner>
      )}
      {/* A spinner before a bare text would have no place in a page that a translator has changed. */}
      <Label>{children}</Label>
    </ButtonLook>
  );
}

const looks = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  min-height: 56px;
  padding: var(--space-2) var(--space-6);
  border: 2px solid transparent;
  border-radius: var(--r-action);
  font: var(--w-strong) var(--t-md) / var(--lh-snug) var(--font-text);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--d-1),
    color var(--d-1),
    border-color var(--d-1),
    transform var(--d-2) var(--ease);
  &:active {
    transform: scale(0.98);
  }
  &[data-kind="primary"] {
    background: var(--route);
    color: var(--on-route);
    &:hover:not(:disabled) {
      background: var(--route-hover);
    }
  }
  &[data-kind="line"] {
    border-color: var(--ink);
    background: transparent;
    color: var(--ink);
    &:hover:not(:disabled) {
      background: var(--ink);
      color: var(--paper);
    }
  }
  @media ${onPhones} {
    &[data-narrow] {
      padding-inline: var(--space-3);
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

const LinkLook = styled(SmartLink)`
  ${looks}
`;

const ButtonLook = styled.button`
  ${looks}
`;

/** Text and icon are items of the button itself. */
const Label = styled.span`
  display: contents;
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Spinner = styled.svg`
  width: 20px;
  height: 20px;
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 3;
  stroke-linecap: round;
  animation: ${turn} 1s linear infinite;
`;
