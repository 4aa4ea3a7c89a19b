import styled from "styled-components";
import { crowded, narrow, phone, tiny, wide } from "../../ui/media";
import { SmartLink } from "../../ui/SmartLink";
import { placeIn, vars } from "../../ui/vars";
import { HeroMarks } from "./HeroMarks";

type Props = {
  world: Queries.WorldMap;
  city: string;
  /** A name is pointed at (its slug), or no longer (null). */
  onHighlight: (slug: string | null) => void;
};

/**
 * The names on the map. For the pointer only: they repeat links of the Destinations menu, so they are neither in the
 * Tab order nor read out.
 */
export function HeroNames({ world, city, onHighlight }: Props) {
  return (
    <Names aria-hidden>
      {world.labels.map((label) => (
        <Name
          key={`${label.at} ${label.text}`}
          data-anchor={label.anchor}
          data-tone={label.tone}
          data-halo={label.halo || undefined}
          {...vars(placeIn(world, label))}
          data-at={label.at}
          {...(label.slug && {
            as: SmartLink,
            tabIndex: -1,
            to: `/country/${label.slug}`,
            onMouseEnter: () => onHighlight(label.slug),
            onMouseLeave: () => onHighlight(null),
          })}
        >
          {label.text}
        </Name>
      ))}
      <HeroMarks world={world} />
      <Name data-anchor="home" {...vars(placeIn(world, world.home))}>
        {city}
      </Name>
    </Names>
  );
}

const Names = styled.div`
  > * {
    position: absolute;
    left: var(--left);
    top: var(--top);
  }
  @media ${wide} {
    > [data-at]:not([data-at^="wide"]) {
      display: none;
    }
  }
  @media ${crowded} {
    > [data-at="widest"] {
      display: none;
    }
  }
  @media not all and ${wide} {
    > [data-at="wide"] {
      display: none;
    }
  }
  @media not all and ${phone} {
    > [data-at="phone"] {
      display: none;
    }
  }
  @media ${phone} {
    > [data-at="tablet"] {
      display: none;
    }
  }
`;

const Name = styled.span`
  padding: 6px 4px;
  font: 600 0.875rem/1 var(--font-text);
  font-stretch: 86%;
  white-space: pre;
  text-decoration: none;
  color: var(--ink);
  &[data-at]:not([data-at^="wide"]) {
    line-height: 1.15;
  }
  &[data-anchor="centre"] {
    transform: translate(-50%, -50%);
  }
  &[data-anchor="left"] {
    transform: translate(11px, -50%);
  }
  &[data-anchor="start"] {
    transform: translate(0, -50%);
  }
  &[data-anchor="home"] {
    font-weight: 700;
    color: var(--route);
    transform: translate(calc(-100% - 12px), -50%);
    @media ${crowded} {
      transform: translate(14px, -115%);
    }
  }
  &[data-tone="onInk"] {
    color: var(--on-ink);
  }
  &[data-halo] {
    text-shadow:
      0 0 3px var(--sea),
      0 0 3px var(--sea),
      0 0 4px var(--sea),
      0 0 5px var(--sea);
  }
  a&:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
  /* Larger letters would run into each other: the map does not grow with them. */
  @media ${narrow} {
    font-size: min(0.875rem, 2.3vw);
  }
  @media ${phone} {
    font-size: min(0.8125rem, 3.6vw);
  }
  @media ${tiny} {
    font-size: min(0.75rem, 3.8vw);
  }
`;
