import type { ReactNode } from "react";
import styled from "styled-components";
import { onLow, onPhones, onWide } from "../styles/media";

type Props = {
  /** "small": smaller on phones and in low windows; "large": larger on wide screens. */
  size?: "small" | "medium" | "large";
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
  max-width: 29.4em; /* In em, as everywhere: a ch would change when the fonts arrive. */
  font-size: var(--t-lg);
  line-height: var(--lh-body);
  color: var(--ink-2);
  text-wrap: balance;
  &[data-strong] {
    color: var(--ink);
  }
  @media ${onPhones}, ${onLow} {
    &[data-size="small"] {
      max-width: none;
      font-size: var(--t-md);
    }
  }
  @media ${onWide} {
    &[data-size="large"] {
      font-size: var(--t-xl);
      line-height: var(--lh-snug);
    }
  }
`;
