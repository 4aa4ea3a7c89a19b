import styled from "styled-components";

/** A quiet button that needs script: hidden until `data-works` around it is true. */
export const TextButton = styled.button`
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
  > svg {
    display: inline;
    width: 18px;
    height: 18px;
    margin-right: 8px;
    vertical-align: -4px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  &[data-icon]:not(:hover) {
    text-decoration: none;
  }
  &:hover {
    text-decoration-color: currentcolor;
  }
  [data-works="false"] & {
    visibility: hidden;
  }
  /* Without script it takes no room either. */
  :root:not([data-script]) & {
    display: none;
  }
`;
