import styled from "styled-components";
import { phone } from "./media";

/** The sentence under a heading. */
export const Lede = styled.p`
  max-width: 29.4em;
  font-size: var(--t-lg);
  line-height: 1.5;
  color: var(--ink-2);
  text-wrap: balance;
  @media ${phone} {
    font-size: 1.125rem;
  }
`;
