import styled from "styled-components";
import { onNarrow } from "../../styles/media";
import { displayType } from "../../styles/mixins";
import { useSeasons } from "./useSeasons";

type Props = { clocks: Queries.Clocks; zone: string };

/** On the ruler of the header, from the country's hour to India's: what the facts say below. */
export function OffsetBar({ clocks, zone }: Props) {
  const { season } = useSeasons(clocks, zone);
  if (!season) return null;
  return (
    <Bar
      aria-hidden
      data-behind={season.offset < 0 || undefined}
      style={{ "--hours": season.offset / 60 }}
    >
      {season.short}
    </Bar>
  );
}

/** Left-aligned on wide screens where it is ahead, because right-aligned it would touch Australia's silhouette. */
const Bar = styled.span`
  ${displayType}
  position: absolute;
  top: var(--header-h);
  left: calc(var(--home-x) + min(0, var(--hours)) * var(--hour));
  width: calc(max(var(--hours), -1 * var(--hours)) * var(--hour));
  padding-top: var(--space-2);
  border-top: 8px solid var(--ink);
  font-size: var(--t-2xl);
  line-height: var(--lh-tight);
  white-space: nowrap;
  @media ${onNarrow} {
    &:not([data-behind]) {
      text-align: right;
    }
    padding-top: var(--space-1);
    border-width: 5px;
    font-size: var(--t-xl);
  }
  @media print {
    display: none;
  }
`;
