import styled from "styled-components";
import { ground } from "../lib/inks";
import { useSite } from "../site";
import { atNight, withContainerUnits } from "../styles/media";
import {
  autoColumns,
  displayType,
  inGutters,
  alignRows,
} from "../styles/mixins";

/** The figures of the consultancy, in as many columns as fit. */
export function Stats() {
  const { claims } = useSite();
  const letters = Math.max(...claims.map(({ value }) => value.length));
  return (
    <Strip
      {...ground("sun")}
      aria-label="In numbers"
      style={{ "--letters": letters }}
    >
      <dl>
        {claims.map(({ value, label, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span> {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Strip>
  );
}

const Strip = styled.section`
  ${inGutters}
  --padding: min(var(--space-5), 3vw);
  line-height: var(--lh-snug);
  overflow-wrap: anywhere;
  dl {
    ${autoColumns("var(--letters) * max(3vw, 1.8em) + var(--padding)")}
    overflow: hidden;
  }
  div {
    ${alignRows}
    padding: var(--padding) 0 var(--padding) var(--padding);
    border-left: 1px solid var(--line);
    box-shadow: 0 -1px var(--line); /* A line above each row; the first one is clipped. */
  }
  dt {
    font-weight: var(--weight-strong);
  }
  dd {
    container-type: inline-size;
  }
  span {
    ${displayType}
    display: block;
    font-size: var(--t-2xl);
    @supports ${withContainerUnits} {
      /* The longest figure fits into its column. */
      font-size: min(var(--t-4xl), 100cqi / (var(--letters) * 0.6));
    }
    line-height: var(--lh-tight);
    /* Aligns the first digit with the label. */
    text-indent: -0.035em;
    color: var(--art);
  }
  small {
    font-size: var(--t-xs);
  }
  /* In the dark theme it keeps its light colours, as the brightest part of the page. */
  @media ${atNight} {
    background: var(--bright);
    color: var(--on-ink);
    --art: var(--on-ink);
    --line: var(--on-ink);
  }
`;
