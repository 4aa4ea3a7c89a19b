import styled, { css } from "styled-components";
import { onWide } from "../../styles/media";
import { displayType } from "../../styles/mixins";

/** A part of the day. */
const stretch = css`
  position: absolute;
  inset-block: 0;
  left: calc(var(--from) * 100%);
  display: flex;
  align-items: center;
  width: calc(var(--share) * 100%);
  overflow: hidden;
`;

/** What is written in it shows where it has room. */
export const Bar = styled.span`
  ${stretch}
  flex-direction: column;
  gap: var(--space-2);
  align-items: start;
  justify-content: center;
  padding-inline: var(--space-2);
  container-type: inline-size;
  background: var(--bar);
  color: var(--text);
  line-height: var(--lh-tight);
  b {
    font-weight: inherit;
    /* A word of eleven letters fits in its bar. */
    font-size: min(1em, 16cqi);
    overflow-wrap: anywhere;
  }
  strong {
    ${displayType}
    font-size: var(--t-lg); /* For Safari before 16. */
    font-size: clamp(var(--t-lg), 17cqi, var(--t-xl));
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- its letters are higher than its line */
    margin-top: 0.08em;
    translate: 0 -0.07em; /* Figures have no descenders. */
  }
  small {
    font-size: inherit;
  }
  small,
  strong {
    display: none;
    white-space: nowrap;
  }
  @container (min-width: 2.8em) {
    strong {
      display: block;
    }
  }
  @container (min-width: 6.5em) {
    small {
      display: block;
    }
  }
  &[data-outlined] {
    border: 2px solid;
    text-indent: -2px;
  }
  @media screen and ${onWide} {
    padding-inline: var(--space-3);
    strong {
      font-size: clamp(var(--t-lg), 16cqi, var(--t-3xl));
    }
  }
`;

/** Between the end of an evening and the next morning. */
export const Night = styled.i`
  ${stretch}
  justify-content: center;
  font-style: normal;
  white-space: nowrap;
  color: var(--ink-2);
`;
