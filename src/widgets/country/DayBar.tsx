import styled, { css } from "styled-components";
import { withContainerUnits } from "../../styles/media";
import { displayType } from "../../styles/mixins";

/** A part of the day. */
const stretch = css`
  position: absolute;
  inset-block: 0;
  left: calc(var(--from) * 100%);
  display: flex;
  justify-content: center;
  width: calc(var(--share) * 100%);
  overflow: hidden;
`;

export const Bar = styled.span`
  ${stretch}
  flex-direction: column;
  gap: var(--space-2);
  padding-inline: var(--space-2);
  container-type: inline-size;
  line-height: var(--lh-tight);
`;

/** The name of a city. Eleven letters fit in a bar; of a very long name the first lines are shown. */
export const Who = styled.b`
  overflow: hidden;
  font-weight: inherit;
  font-size: min(1em, 16cqi);
  overflow-wrap: anywhere;
`;

/** Shown where there is room. */
export const Hours = styled.small`
  font-size: inherit;
  white-space: nowrap;
  @container (width < 6.5em) {
    display: none;
  }
`;

export const Length = styled.strong`
  ${displayType}
  font-size: var(--t-lg);
  line-height: var(--lh-head);
  white-space: nowrap;
  @supports ${withContainerUnits} {
    font-size: clamp(var(--t-lg), 16cqi, 3.4em);
  }
  @container (width < 2.8em) {
    display: none;
  }
`;

/** Between the end of an evening and the next morning. */
export const Night = styled.i`
  ${stretch}
  align-items: center;
  font-style: normal;
  color: var(--text-2);
`;

/** A row of bars: when the capital is awake, when both are, when home is. */
export const Row = styled.div`
  position: relative;
  height: 3.1em;
  &[data-kind="there"] > ${Bar} {
    background: var(--ink);
    color: var(--on-ink);
  }
  &[data-kind="both"] {
    height: 7.6em;
  }
  &[data-kind="both"] > ${Bar} {
    background: var(--route);
    color: var(--on-route);
  }
  &[data-kind="here"] > ${Bar} {
    border: 2px solid;
    background: var(--paper);
    color: var(--route);
  }
`;
