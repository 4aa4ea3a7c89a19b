import styled from "styled-components";

/** A quiet button that only script can answer: not seen before it does, which `data-works` around it says. */
export const TextButton = styled.button`
  justify-self: end;
  min-width: 44px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font-size: var(--t-sm);
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: var(--sea-rule);
  text-underline-offset: 5px;
  cursor: pointer;
  &:hover {
    text-decoration-color: currentcolor;
  }
  [data-works="false"] & {
    visibility: hidden;
  }
  /* Room is left only where script will come. */
  :root:not([data-script]) & {
    display: none;
  }
`;
