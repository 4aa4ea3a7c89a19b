import type { ReactNode } from "react";
import styled from "styled-components";
import type { ActionButton } from "../../lib/action";
import { Button } from "../../ui/Button";
import { Hop } from "../../ui/Hop";
import { Lede } from "../../ui/Lede";
import { narrow, phone } from "../../ui/media";
import { pairs, section, wrap } from "../../ui/mixins";

type Props = {
  figures: readonly { value: string; label: string }[];
  lead: string;
  button: ActionButton;
  /** What stands beside: the locator, or the list of countries. */
  children: ReactNode;
  /** The button stands on the lower edge of that. */
  isLevel?: boolean;
};

/** The figures of a country's page, what they stand in for, and the button. */
export function CountryInShort({
  figures,
  lead,
  button,
  children,
  isLevel,
}: Props) {
  return (
    <Columns>
      <Left data-level={isLevel}>
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
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 64px;
  @media ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
`;

const Left = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  ${Lede} {
    margin: 24px 0 28px;
    @media ${phone} {
      margin-top: 12px;
    }
  }
  &[data-level] > :last-child {
    margin-top: auto;
  }
`;

const Figures = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  width: 100%;
  border-top: 2px solid var(--ink);
  @media ${phone} {
    ${pairs}
  }
  > li {
    display: flex;
    flex-direction: column;
    padding: 24px 0 28px;
  }
  > li + li {
    padding-left: 28px;
    border-left: 1px solid var(--line);
    @media ${phone} {
      padding-left: 16px;
    }
  }
  b {
    font: var(--w-display) clamp(3.5rem, 2rem + 6vw, 7.5rem) / 0.9
      var(--font-display);
    letter-spacing: -0.05em;
  }
  span {
    margin-top: 10px;
    font-size: var(--t-lg);
    font-weight: 560;
    line-height: 1.25;
  }
`;
