import type { ReactNode } from "react";
import styled from "styled-components";

type Props = {
  /** "large": larger on wide screens. */
  size?: "medium" | "large";
  /** In the colour of headings. */
  strong?: boolean;
  children: ReactNode;
};

/** The sentence under or beside a heading. */
export const Lead = ({ size = "medium", strong = false, children }: Props) => (
  <Text data-size={size} data-strong={strong || undefined}>
    {children}
  </Text>
);

const Text = styled.p`
  max-width: 29.4em; /* Not in ch, which would change when the fonts load. */
  font-size: var(--t-lg);
  color: var(--text-2);
  text-wrap: balance;
  &[data-strong] {
    color: var(--text);
  }
  &[data-size="large"] {
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- larger on wide screens */
    font-size: clamp(var(--t-lg), 1.9vw, var(--t-xl));
    line-height: var(--lh-snug);
  }
`;
