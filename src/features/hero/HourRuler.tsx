import styled from "styled-components";
import { low, narrow, wide } from "../../ui/media";
import { percent, vars } from "../../ui/vars";

type Props = {
  meridians: Queries.WorldMap["meridians"];
  /** Of the frame that x is in. */
  width: number;
  /** What stands at 0: the home country. */
  home: string;
};

const name = (hours: number) => `${hours < 0 ? "−" : "+"}${Math.abs(hours)} h`;

/** The scale under the map: hours ahead of or behind home, one at each meridian. */
export function HourRuler({ meridians, width, home }: Props) {
  return (
    <Scale aria-hidden>
      {meridians.map(({ hours, x }) => (
        <Hour
          key={hours}
          data-home={hours === 0 || undefined}
          data-third={hours % 3 === 0 || undefined}
          data-last={x === meridians.at(-1)?.x || undefined}
          {...vars({ "--left": percent(x / width) })}
        >
          {hours === 0 ? home : name(hours)}
        </Hour>
      ))}
    </Scale>
  );
}

const Scale = styled.div`
  position: absolute;
  left: var(--mx);
  bottom: 0;
  width: var(--mw);
  height: 44px;
  @media ${narrow} {
    top: calc(var(--map-h) - 40px);
    bottom: auto;
    height: 40px;
    &::before {
      content: "";
      position: absolute;
      inset: 0 -100vw;
      background: var(--sea);
    }
  }
  @media ${low} {
    position: relative;
    top: 0;
    background: var(--sea);
  }
`;

const Hour = styled.span`
  position: absolute;
  left: var(--left);
  bottom: 18px;
  transform: translateX(-50%);
  font: 560 var(--t-xs) / 1 var(--font-text);
  font-stretch: 85%;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &::after {
    content: "";
    position: absolute;
    left: 50%;
    bottom: -18px;
    width: 1px;
    height: 10px;
    background: var(--ink);
    opacity: 0.5;
  }
  &[data-home] {
    font-weight: 700;
    color: var(--route);
    &::after {
      width: 3px;
      height: 16px;
      margin-left: -1px;
      background: var(--route);
      opacity: 1;
    }
  }
  @media ${wide} {
    /* The chat button's lane is there. */
    &[data-last] {
      color: transparent;
    }
  }
  @media ${narrow} {
    &:not([data-third]) {
      font-size: 0;
    }
  }
`;
