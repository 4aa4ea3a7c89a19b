import styled from "styled-components";
import { useSite } from "../site";
import { atNightOnScreen, onNarrow, onPhones, onWide } from "../styles/media";
import { displayType, inGutters } from "../styles/mixins";

/** The figures of the consultancy, each on its own meridian. */
export const Stats = () => (
  <Strip data-block data-ink="sun" aria-label="In numbers">
    <dl>
      {useSite().claims.map(({ value, label, note }) => (
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

const Strip = styled.section`
  ${inGutters}
  dl {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  dl > div {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    padding: var(--space-5) var(--space-3) var(--space-5) var(--space-5);
    border-left: 1px solid var(--line);
  }
  dd {
    ${displayType}
    font-size: var(--t-4xl);
    line-height: 0.95;
    /* Figures begin where their label does. */
    text-indent: -0.035em;
    color: var(--ka);
  }
  dt {
    font-weight: var(--w-strong);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    margin-top: var(--space-2);
    font: var(--w-text) var(--t-xs) / 1.4 var(--font-text);
    letter-spacing: 0;
    text-indent: 0;
    color: var(--on-block);
  }
  /* It stays the brightest of the page. */
  @media ${atNightOnScreen} {
    background: var(--sun);
    color: var(--on-ink);
    --on-block: var(--on-ink);
    --ka: var(--on-ink);
    --line: var(--on-ink);
  }
  @media screen and ${onWide} {
    /* Each begins on an hour of the ruler. */
    dl {
      grid-template-columns: repeat(4, minmax(0, 4fr)) minmax(0, 3fr);
    }
    dd {
      /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- "500+" has room in four hours of the ruler */
      font-size: min(var(--t-4xl), 6.6vw);
    }
  }
  @media screen and ${onNarrow} {
    dl > div {
      padding: var(--space-5) var(--space-2) var(--space-5) var(--space-3);
    }
    dd {
      /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- as above */
      font-size: min(var(--t-4xl), 5.8vw);
    }
  }
  @media screen and ${onPhones} {
    dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      margin-right: calc(-1 * var(--gutter-r));
    }
    dl > div:nth-child(n + 2) {
      border-top: 1px solid var(--line);
    }
    dd {
      font-size: var(--t-4xl);
    }
    dl > div:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
      dd {
        /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- alone in its row */
        font-size: min(6rem, 24vw);
      }
    }
  }
`;
