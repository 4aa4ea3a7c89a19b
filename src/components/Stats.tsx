import styled from "styled-components";
import { useSite } from "../site";
import { atNightOnScreen, onPhones } from "../styles/media";
import { displayType, inGutters } from "../styles/mixins";

/** The figures of the consultancy, as many in a row as fit; those of the last row share its width. */
export function Stats() {
  const { claims } = useSite();
  const letters = Math.max(...claims.map(({ value }) => value.length));
  return (
    <Strip
      data-block
      data-ink="sun"
      aria-label="In numbers"
      style={{ "--letters": letters }}
    >
      <dl>
        {claims.map(({ value, label, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Strip>
  );
}

const Strip = styled.section`
  ${inGutters}
  --padding: var(--space-5);
  --letter: 3vw; /* How wide a letter of a figure is at least. */
  dl {
    display: flex;
    flex-wrap: wrap;
    overflow: hidden;
  }
  dl > div {
    container-type: inline-size;
    display: flex;
    flex: 1 1 calc(var(--letters) * var(--letter) + 2 * var(--padding));
    flex-direction: column;
    justify-content: flex-end;
    padding: var(--padding);
    padding-right: 0;
    border-left: 1px solid var(--line);
    box-shadow: 0 -1px var(--line); /* Above each row but the first. */
  }
  dd {
    ${displayType}
    font-size: var(--t-2xl);
    /* The longest figure has room in its column. */
    font-size: min(var(--t-4xl), 100cqi / (var(--letters) * 0.6));
    line-height: var(--lh-tight);
    /* Figures begin where their label does. */
    text-indent: -0.035em;
    color: var(--ka);
    overflow-wrap: anywhere;
  }
  dt {
    font-weight: var(--w-strong);
    line-height: var(--lh-snug);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    margin-top: var(--space-2);
    font: var(--w-text) var(--t-xs) / var(--lh-snug) var(--font-text);
    letter-spacing: 0;
    text-indent: 0;
    color: var(--on-block);
  }
  /* At night it keeps its day colours, to remain the brightest part of the page. */
  @media ${atNightOnScreen} {
    background: var(--sun);
    color: var(--on-ink);
    --on-block: var(--on-ink);
    --ka: var(--on-ink);
    --line: var(--on-ink);
  }
  @media ${onPhones} {
    --padding: var(--space-3);
    --letter: 6.4vw;
    dl {
      margin-right: calc(-1 * var(--gutter-r));
    }
    /* An odd one begins, alone in its row. */
    dl > div:first-child:nth-last-child(odd) {
      flex-basis: 100%;
    }
  }
`;
