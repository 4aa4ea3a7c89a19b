import type { ReactNode } from "react";
import styled from "styled-components";
import { ActionButton } from "../../components/ActionButton";
import { Lead } from "../../components/Lead";
import { RouteArrow } from "../../components/RouteArrow";
import type { CountryPage } from "../../content/model";
import { withContainerUnits } from "../../styles/media";
import {
  autoColumns,
  displayType,
  inGutters,
  terms,
} from "../../styles/mixins";

type Props = {
  page: Pick<CountryPage, "figures" | "lead" | "button" | "contactForm">;
  /** Beside the text: the country's map, or the grid of all countries, which is wide. */
  children: ReactNode;
  isWide?: boolean;
};

/** A sentence, the button, and the figures of every country. */
export const CountrySummary = ({ page, children, isWide = false }: Props) => (
  <Columns>
    <Text>
      <LargeLead>{page.lead}</LargeLead>
      <ActionButton button={page.button} hasForm={page.contactForm}>
        <RouteArrow />
      </ActionButton>
      <Figures>
        {page.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
    </Text>
    <Beside data-wide={isWide || undefined}>{children}</Beside>
  </Columns>
);

/** Side by side, or stacked where there is no room for both. */
const Columns = styled.div`
  ${inGutters}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-7) var(--space-6);
  padding-block: var(--space-7);
`;

const Text = styled.div`
  flex: 8 1 0;
  min-width: min(21rem, 100%);
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  align-items: flex-start;
`;

const LargeLead = styled(Lead)`
  align-self: stretch;
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- larger on wide screens */
  font-size: clamp(var(--t-lg), 1.9vw, var(--t-xl));
  line-height: var(--lh-snug);
`;

/** At the bottom, level with the end of the column beside it. */
const Figures = styled.dl`
  ${terms}
  ${autoColumns("8rem")}
  gap: var(--space-4) var(--space-6);
  align-items: end; /* One term may take two lines. */
  container-type: inline-size;
  width: 100%;
  margin-top: auto;
  > div {
    padding-top: var(--space-4);
    border-top: 2px solid var(--text);
  }
  dt {
    font-size: var(--t-sm);
  }
  dd {
    ${displayType}
    font-size: var(--t-3xl);
    line-height: var(--lh-tight);
    @supports ${withContainerUnits} {
      /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- a share of the list, which may be narrow */
      font-size: clamp(var(--t-3xl), min(18cqi, 6.7vw), var(--t-4xl));
    }
  }
`;

const Beside = styled.div`
  flex: 11.5 1 0;
  min-width: min(26rem, 100%);
  /* Seven columns of countries. */
  &[data-wide] {
    flex-grow: 99;
    min-width: min(45rem, 100%);
  }
`;
