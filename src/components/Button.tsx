import type { HTMLAttributes, ReactNode, Ref } from "react";
import styled, { css, keyframes } from "styled-components";
import { SmartLink } from "./SmartLink";

type Props = HTMLAttributes<HTMLElement> & {
  kind?: "primary" | "line";
  /** Where it leads: it is a link then. Null or left out: a button. */
  to?: string | null;
  newTab?: boolean;
  children: ReactNode;
} & ButtonOnly;

/** What links do not have. */
type ButtonOnly = {
  type?: "button" | "submit";
  disabled?: boolean;
  /** "off": Firefox restores whether a button was disabled when its page was left. */
  autoComplete?: "off";
  /** Disabled, with a spinner: pressed once is enough. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A link when it leads somewhere, else a button. All other attributes reach the element in both cases. */
export function Button({
  kind = "primary",
  to,
  newTab,
  type = "button",
  busy = false,
  disabled,
  children,
  ref,
  ...rest
}: Props) {
  if (to) {
    return (
      <LinkLook {...rest} to={to} newTab={newTab} data-kind={kind}>
        {children}
      </LinkLook>
    );
  }
  return (
    <ButtonLook
      {...rest}
      type={type}
      disabled={disabled || busy}
      data-kind={kind}
      ref={ref}
    >
      {busy && (
        <Spinner viewBox="0 0 24 24" aria-hidden>
          <path d="M12 3a9 9 0 1 1-9 9" />
        </Spinner>
      )}
      {/* A spinner before a bare text would have no place in a page that a translator has changed. */}
      <span data-words>{children}</span>
    </ButtonLook>
  );
}

const look = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  min-height: 56px;
  padding: var(--space-2) var(--space-6);
  border: 2px solid transparent;
  border-radius: var(--r-action);
  font: var(--w-strong) var(--t-md) / 1.25rem var(--font-text);
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
  &:disabled {
    cursor: default;
    transform: none;
  }
  /* With its spinner it is as strong as before. */
  &:disabled:not(:has(> svg)) {
    opacity: 0.62;
  }
  /* Words and icon are beside each other in the button itself. */
  > [data-words] {
    display: contents;
  }
`;

const LinkLook = styled(SmartLink)`
  ${look}
`;

const ButtonLook = styled.button`
  ${look}
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
