import styled from "styled-components";
import { displayType } from "../../styles/mixins";
import { useSeasons } from "./useSeasons";

type Props = { clocks: Queries.Clocks; zone: string };

/** A bar on the header's ruler from the country's offset to India's. The facts below it say the same. */
export function OffsetBar({ clocks, zone }: Props) {
  const { season } = useSeasons(clocks, zone);
  if (!season) return null;
  const hours = season.offset / 60;
  const style = { "--from": Math.min(0, hours), "--length": Math.abs(hours) };
  return (
    <Bar aria-hidden style={style}>
      {season.short}
    </Bar>
  );
}

const Bar = styled.span`
  ${displayType}
  position: absolute;
  top: var(--header-h);
  left: calc(var(--home-x) + var(--from) * var(--hour));
  width: calc(var(--length) * var(--hour));
  padding-top: var(--space-1);
  border-top: 6px solid var(--text);
  font-size: max(var(--t-xl), var(--t-name));
  line-height: var(--lh-tight);
  white-space: nowrap;
`;
