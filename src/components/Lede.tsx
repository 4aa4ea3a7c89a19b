import styled from "styled-components";

/** The sentence under or beside a heading. */
export const Lede = styled.p`
  max-width: 29.4em; /* In em, as everywhere: a ch would change when the fonts arrive. */
  font-size: var(--t-lg);
  line-height: var(--lh-body);
  color: var(--ink-2);
  text-wrap: balance;
`;
