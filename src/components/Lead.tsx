import styled from "styled-components";

/** The sentence under or beside a heading. */
export const Lead = styled.p`
  max-width: 29.4em; /* Not in ch, which would change when the fonts load. */
  font-size: var(--t-lg);
  color: var(--text-2);
  text-wrap: balance;
`;
