import styled from "styled-components";
import { displayType } from "../../styles/mixins";
import { useSeasons } from "./useSeasons";

type Props = { clocks: Queries.Clocks; zone: string };

/** On the ruler of the header, from the country's hour to India's: what the facts say below. */
export function OffsetBar({ clocks, zone }: Props) {
  const { season } = useSeasons(clocks, zone);
  if (!season) return null;
  return (
    <Bar aria-hidden style={{ "--hours": season.offset / 60 }}>
      {season.short}
    </Bar>
  );
}

const Bar = styled.span`
  ${displayType}
  position: absolute;
  top: var(--header-h);
  left: calc(var(--home-x) + min(0, var(--hours)) * var(--hour));
  width: calc(max(var(--hours), -1 * var(--hours)) * var(--hour));
  padding-top: var(--space-1);
  border-top: 6px solid var(--ink);
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- from one token to the other */
  font-size: clamp(var(--t-xl), 2.8vw, var(--t-2xl));
  line-height: var(--lh-tight);
  white-space: nowrap;
`;
