import styled from "styled-components";
import type { CountryCard, HomePage } from "../../content/model";
import { thousands } from "../../lib/format";
import { Fact } from "../../ui/Fact";
import { numeric } from "../../ui/mixins";

type Props = { card: CountryCard; texts: HomePage["destinations"] };

/** A card's figures. The cost level is a word, repeated by three segments. */
export function CardFacts({ card, texts }: Props) {
  return (
    <List>
      <Fact term={texts.continent}>{card.continent}</Fact>
      <Fact term={texts.students}>{card.studentCount}</Fact>
      <Fact term={texts.universities}>{thousands(card.universities)}</Fact>
      <Fact term={texts.costLevel}>
        <Cost data-level={card.costLevel}>
          <Segments aria-hidden viewBox="0 0 54 10">
            <path d="M0 0h16v10h-16z" />
            <path d="M19 0h16v10h-16z" />
            <path d="M38 0h16v10h-16z" />
          </Segments>
          {texts[card.costLevel]}
        </Cost>
      </Fact>
    </List>
  );
}

const List = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 16px;
    padding: 11px 0;
    border-top: 1px solid var(--line);
    line-height: 1.3;
  }
  dt {
    flex: none;
    color: var(--ink-2);
  }
  dd {
    font-weight: var(--w-strong);
    text-align: right;
    ${numeric}
  }
`;

const Segments = styled.svg`
  width: 54px;
  height: 10px;
  fill: var(--line);
`;

const Cost = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  &[data-level="low"] path:nth-child(1) {
    fill: var(--cost-low);
  }
  &[data-level="medium"] path:nth-child(-n + 2) {
    fill: var(--cost-medium);
  }
  &[data-level="high"] path {
    fill: var(--cost-high);
  }
`;
