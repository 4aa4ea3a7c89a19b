import type { ReactNode } from "react";
import styled from "styled-components";
import type { CountryPage } from "../../content/model";
import { ActionButton } from "../../components/ActionButton";
import { FactList } from "../../components/FactList";
import { Hop } from "../../components/Hop";
import { Lede } from "../../components/Lede";
import { onWide } from "../../styles/media";
import { displayType, inColumns, inGutters } from "../../styles/mixins";

type Props = {
  page: Pick<CountryPage, "figures" | "lead" | "button" | "contactForm">;
  /** Beside them: the locator, or the sheet of all countries, which is wide. */
  children: ReactNode;
  isWide?: boolean;
};

/** A sentence, the button, and the figures of every country. */
export const CountryInShort = ({ page, children, isWide }: Props) => (
  <Columns data-wide={isWide || undefined}>
    <div>
      <Lede>{page.lead}</Lede>
      <ActionButton button={page.button} hasForm={page.contactForm}>
        <Hop />
      </ActionButton>
      <FactList
        look="columns"
        facts={page.figures.map(({ value, label }) => [label, value])}
      />
    </div>
    {children}
  </Columns>
);

const Columns = styled.div`
  ${inGutters}
  ${inColumns([8])}
  padding-block: var(--space-7);
  > div:first-child {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
  }
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
    width: 100%;
    margin-top: auto;
    padding-top: var(--space-6);
  }
  /* At the foot, level with what stands beside them. */
  dl > div {
    padding-top: var(--space-4);
    border-top: 2px solid var(--ink);
  }
  dd {
    ${displayType}
    font-size: var(--t-3xl);
    line-height: 1;
  }
  ${Lede} {
    margin-bottom: var(--space-5);
  }
  @media ${onWide} {
    &:not([data-wide]) {
      ${Lede} {
        font-size: var(--t-xl);
        line-height: 1.35;
      }
      dd {
        font-size: var(--t-4xl);
      }
    }
  }
`;
