import styled from "styled-components";
import type { HomePage } from "../../content/model";
import { Lede } from "../../ui/Lede";
import { narrow, phone } from "../../ui/media";
import { section, wrap } from "../../ui/mixins";
import { SectionHead } from "../../ui/SectionHead";

type Props = HomePage["why"];

/** The six benefits, drawn as the key of the map. */
export function WhyChooseUs({ title, lead, benefits }: Props) {
  return (
    <Key aria-labelledby="why">
      <SectionHead>
        <h2 id="why">{title}</h2>
        <Lede>{lead}</Lede>
      </SectionHead>
      <ul>
        {benefits.map(({ title, text, symbol }) => (
          <li key={title}>
            <svg viewBox="0 0 112 56" aria-hidden>
              <use href={`${__PATH_PREFIX__}/symbols/benefits.svg#${symbol}`} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Key>
  );
}

const Key = styled.section`
  ${section}
  ${wrap}
  background: var(--sea);
  ul {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 56px var(--col-gap);
  }
  li {
    padding-top: 24px;
    border-top: 2px solid var(--ink);
  }
  svg {
    width: 100%;
    max-width: 220px;
    height: auto;
    overflow: visible;
    margin-bottom: 24px;
  }
  h3 {
    margin-bottom: 8px;
  }
  li p {
    max-width: 24em;
    color: var(--ink-2);
    text-wrap: balance;
  }
  @media ${narrow} {
    ul {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media ${phone} {
    ul {
      grid-template-columns: 1fr;
      gap: 32px;
    }
    li {
      display: grid;
      grid-template-columns: 72px minmax(0, 1fr);
      column-gap: 20px;
    }
    svg {
      grid-row: span 2;
      width: 72px;
      margin: 4px 0 0;
    }
    li p {
      grid-column: 2;
    }
  }
`;
