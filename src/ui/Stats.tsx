import styled from "styled-components";
import type { Claim } from "../content/model";
import { narrow, phone } from "./media";
import { pairs, wrap } from "./mixins";

type Props = { label: string; claims: readonly Claim[] };

/** The figures of the consultancy, each on its own meridian. */
export function Stats({ label, claims }: Props) {
  return (
    <Strip data-block data-ink="sun" aria-label={label}>
      <dl>
        {claims.map(({ value, label, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Strip>
  );
}

const Strip = styled.section`
  ${wrap}
  dl {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
  }
  dl > div {
    position: relative;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 32px 16px 36px 20px;
    border-left: 1px solid var(--line);
    &::before {
      content: "";
      position: absolute;
      left: -2px;
      top: 0;
      width: 3px;
      height: 16px;
      background: var(--ink);
    }
  }
  dd {
    font: var(--w-display) var(--t-num) / 0.95 var(--font-display);
    margin-left: -0.045em;
    letter-spacing: -0.035em;
    color: var(--ka);
  }
  dt {
    margin-top: 8px;
    font-size: var(--t-md);
    font-weight: 560;
    line-height: 1.3;
  }
  small {
    display: block;
    margin-top: 6px;
    font: var(--w-text) var(--t-xs) / 1.4 var(--font-text);
    letter-spacing: 0;
    color: var(--on-block);
  }
  /* On paper all five stand in a row. */
  @media screen and ${narrow} {
    dl {
      grid-template-columns: repeat(6, 1fr);
    }
    dl > div {
      grid-column: span 2;
    }
    dl > div:nth-child(n + 4) {
      grid-column: span 3;
      border-top: 1px solid var(--line);
    }
  }
  @media screen and ${phone} {
    dl {
      ${pairs}
    }
    dl > div:nth-child(n) {
      grid-column: span 1;
      padding: 20px 8px 22px 14px;
      border-top: 1px solid var(--line);
    }
    dl > div:last-child:nth-child(odd) {
      flex-flow: row-reverse wrap-reverse;
      grid-column: 1 / -1;
      gap: 0 14px;
      align-items: baseline;
    }
  }
`;
