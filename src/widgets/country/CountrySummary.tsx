import type { ReactNode } from "react";
import styled from "styled-components";
import type { CountryPage } from "../../content/model";
import { ActionButton } from "../../components/ActionButton";
import { FactList } from "../../components/FactList";
import { RouteArrow } from "../../components/RouteArrow";
import { Lead } from "../../components/Lead";
import { inColumns, inGutters } from "../../styles/mixins";

type Props = {
  page: Pick<CountryPage, "figures" | "lead" | "button" | "contactForm">;
  /** Beside them: the country's map, or the grid of all countries, which is wide. */
  children: ReactNode;
  isWide?: boolean;
};

/** A sentence, the button, and the figures of every country. */
export const CountrySummary = ({ page, children, isWide = false }: Props) => (
  <Columns data-wide={isWide || undefined}>
    <Text>
      <Lead size={isWide ? "medium" : "large"}>{page.lead}</Lead>
      <ActionButton button={page.button} hasForm={page.contactForm}>
        <RouteArrow />
      </ActionButton>
      <Figures>
        <FactList
          look="figures"
          facts={page.figures.map(({ value, label }) => [label, value])}
        />
      </Figures>
    </Text>
    <Beside>{children}</Beside>
  </Columns>
);

const Columns = styled.div`
  ${inGutters}
  ${inColumns([8])}
  padding-block: var(--space-7);
  /* Below the text where seven columns of countries have no room beside it. */
  &[data-wide] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-7);
  }
`;

const Text = styled.div`
  display: flex;
  flex: 1 1 330px;
  flex-direction: column;
  gap: var(--space-5);
  align-items: flex-start;
`;

/** At the lower end, level with what stands beside them. */
const Figures = styled.div`
  width: 100%;
  margin-top: auto;
  padding-top: var(--space-2);
`;

const Beside = styled.div`
  flex: 999 1 min(45rem, 100%);
`;
