import type { ReactNode } from "react";
import styled from "styled-components";
import type { CountryPage } from "../../content/model";
import { ActionButton } from "../../components/ActionButton";
import { FactList } from "../../components/FactList";
import { Hop } from "../../components/Hop";
import { Lede } from "../../components/Lede";
import { displayType, inColumns, inGutters } from "../../styles/mixins";

type Props = {
  page: Pick<CountryPage, "figures" | "lead" | "button" | "contactForm">;
  /** Beside them: the locator, or the sheet of all countries, which is wide. */
  children: ReactNode;
  isWide?: boolean;
};

/** The figures of every country, a sentence, and the button. */
export const CountryInShort = ({ page, children, isWide }: Props) => (
  <Columns data-wide={isWide || undefined}>
    <div>
      <FactList
        look="columns"
        facts={page.figures.map(({ value, label }) => [label, value])}
      />
      <Lede>{page.lead}</Lede>
      <ActionButton button={page.button} hasForm={page.contactForm}>
        <Hop />
      </ActionButton>
    </div>
    {children}
  </Columns>
);

const Columns = styled.div`
  ${inGutters}
  ${inColumns(5, 7)}
  align-items: start;
  padding-block: var(--space-7);
  /* As wide as seven columns need, and below the words where that leaves them no room. */
  &[data-wide] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-7);
    > div {
      flex: 1 1 330px;
    }
    > :last-child {
      flex: 999 1 min(45rem, 100%);
    }
  }
  dl[data-look] {
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
    align-items: end; /* One label may take two lines. */
    max-width: 29.4em;
    margin-bottom: var(--space-5);
    padding-bottom: var(--space-5);
    border-bottom: 1px solid var(--line);
  }
  dd {
    ${displayType}
    font-size: var(--t-3xl);
    line-height: 1;
  }
  ${Lede} {
    margin-bottom: var(--space-5);
  }
`;
