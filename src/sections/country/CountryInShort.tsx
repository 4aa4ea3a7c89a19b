import type { ReactNode } from "react";
import styled from "styled-components";
import type { CountryPage } from "../../content/model";
import { type ActionButton, Button } from "../../ui/Button";
import { Hop } from "../../ui/Hop";
import { Lede } from "../../ui/Lede";
import { narrow, phone } from "../../ui/media";
import { columns, pairs, section, wrap } from "../../ui/mixins";

type Props = {
  figures: CountryPage["figures"];
  lead: string;
  button: ActionButton;
  /** Beside them: the locator, or the list of countries. */
  children: ReactNode;
};

/** The figures of a country's page, with a sentence and the button. */
export function CountryInShort({ figures, lead, button, children }: Props) {
  return (
    <Columns>
      <Left>
        <Figures>
          {figures.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b> <span>{label}</span>
            </li>
          ))}
        </Figures>
        <Lede>{lead}</Lede>
        <Button to={button.to} newTab={button.newTab}>
          {button.label} <Hop />
        </Button>
      </Left>
      {children}
    </Columns>
  );
}

const Columns = styled.div`
  ${section}
  ${wrap}
  gap: var(--col-gap);
  ${columns(1, 1)}
  @media ${narrow} {
    gap: 40px;
  }
  @media print {
    gap: 20px;
    padding-block: 14px;
  }
`;

const Left = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  ${Lede} {
    max-width: 25.4em;
    margin: 32px 0 28px;
    font-size: clamp(1.125rem, 0.8rem + 0.7vw, 1.5rem);
  }
  @media ${narrow} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 var(--col-gap);
    ${Lede} {
      margin: 0 0 20px;
      padding-top: 16px;
      border-top: 2px solid var(--ink);
    }
    > :last-child {
      place-self: start;
    }
  }
  @media ${phone} {
    display: flex;
    ${Lede} {
      margin: 24px 0;
      padding-top: 0;
      border-top: 0;
    }
  }
`;

const Figures = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-row: span 2;
  gap: 0 var(--col-gap);
  width: 100%;
  @media ${phone} {
    ${pairs}
    gap: 20px;
  }
  > li {
    display: flex;
    flex-direction: column;
    padding-top: 20px;
    border-top: 2px solid var(--ink);
  }
  b {
    /* The digits begin where the words below them do. */
    margin-left: -0.04em;
    font: var(--w-display) clamp(3.5rem, 2rem + 6vw, 9rem) / 0.9
      var(--font-display);
    letter-spacing: -0.05em;
    @media print {
      margin-left: 0;
    }
  }
  span {
    margin-top: 10px;
    font-size: var(--t-lg);
    font-weight: 560;
    line-height: 1.25;
  }
`;
