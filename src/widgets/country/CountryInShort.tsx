import type { ReactNode } from "react";
import styled from "styled-components";
import type { CountryPage } from "../../content/model";
import { ActionButton } from "../../components/ActionButton";
import { Hop } from "../../components/Hop";
import { Lede } from "../../components/Lede";
import { inColumns, inGutters } from "../../styles/mixins";

type Props = {
  page: Pick<CountryPage, "lead" | "button" | "contactForm">;
  /** Beside them: the locator, or the sheet of all countries, which is wide. */
  children: ReactNode;
  isWide?: boolean;
};

/** A sentence, and the button. */
export const CountryInShort = ({ page, children, isWide }: Props) => (
  <Columns data-wide={isWide || undefined}>
    <div>
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
    > div {
      flex: 1 1 300px;
    }
    > :last-child {
      flex: 999 1 min(720px, 100%);
    }
  }
  ${Lede} {
    margin-bottom: var(--space-5);
  }
`;
