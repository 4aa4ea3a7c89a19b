import styled from "styled-components";
import { ArrowRight } from "../../components/icons";
import { keepFocus } from "../../components/RouteMap";
import { SmartLink } from "../../components/SmartLink";
import { thousands } from "../../lib/format";
import { clockAt, clockTime, isAsleep, offsetAt, span } from "../../lib/hours";
import { useMinute } from "../../lib/useInBrowser";
import type { Destination } from "../../site";
import { onNarrowOrFlat } from "../../styles/media";
import { displayType } from "../../styles/mixins";

type Props = { country: Destination };

/** The active country's offset, distance and time. Hidden from keyboard and screen readers, as the map is. */
export function ActiveCountry({ country }: Props) {
  const { name, slug, atlas } = country;
  const distance = `${thousands(atlas.distanceKm)} km`;
  const now = useMinute();
  const ahead = now && offsetAt(atlas.clock.changes, now);
  return (
    <Link
      to={`/country/${slug}`}
      aria-hidden
      tabIndex={-1}
      onMouseDown={keepFocus}
      data-noprint
    >
      <Name>
        <span>{name}</span> <ArrowRight />
      </Name>
      {now && ahead !== null && (
        <>
          <span>{`${offsetText(ahead)} · ${distance}`}</span>
          <span>{timeText(clockAt(now, ahead).time)}</span>
        </>
      )}
    </Link>
  );
}

/** @param ahead how many minutes the clock is ahead of home's */
const offsetText = (ahead: number) =>
  ahead ? `${span(ahead)} ${ahead < 0 ? "behind" : "ahead"}` : "same time";

/** @param time on the country's clock, such as "23:05" */
const timeText = (time: string) =>
  `now ${clockTime(time)}${isAsleep(time) ? ", asleep" : ""}`;

const Link = styled(SmartLink)`
  display: grid;
  padding: var(--space-4) var(--space-5);
  background: var(--float);
  color: var(--on-float);
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- from one token to the other */
  font-size: clamp(var(--t-xs), 0.6rem + 0.5vw, var(--t-md));
  line-height: var(--lh-snug);
  text-decoration: none;
  @media ${onNarrowOrFlat} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    padding: var(--space-2) var(--gutter);
    background: var(--deep);
    color: var(--on-deep);
  }
`;

const Name = styled.b`
  ${displayType}
  display: flex;
  flex: 0 0 100%;
  gap: var(--space-2);
  align-items: center;
  font-size: var(--t-name);
`;
