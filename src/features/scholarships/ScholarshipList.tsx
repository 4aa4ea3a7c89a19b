import { memo, useLayoutEffect, type ComponentProps } from "react";
import styled from "styled-components";
import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { narrow, phone, wide } from "../../ui/media";
import { ScholarshipCard } from "./ScholarshipCard";
import type { List as Listed } from "./list";
import { anchor } from "./useLinked";
import { hasPassed } from "./useToday";

/** So many of the matches stand at the head of a long list at once: what fits on a screen. */
const FIRST = 12;
/** On such an item: its place among them, from 0. */
const PLACE = "data-place";

type Props = {
  list: Listed;
  /** Which may be ahead of the list: a long one follows when the visitor pauses. */
  matches: readonly Scholarship[];
  texts: ScholarshipsPage["finder"];
  top: number;
  today: string;
};

/** The matching scholarships. */
export function ScholarshipList({ matches, ...items }: Props) {
  const { isLong } = items.list;

  // Past React, because a letter must not make it look at a thousand items for the sake of a dozen.
  useLayoutEffect(() => {
    if (!isLong) return;
    const first = matches
      .slice(0, FIRST)
      .map(({ id }) => document.getElementById(anchor(id))!);
    first.forEach((item, place) => item.setAttribute(PLACE, String(place)));
    return () => first.forEach((item) => item.removeAttribute(PLACE));
  }, [isLong, matches]);

  return (
    <List data-long={isLong} data-empty={matches.length === 0}>
      <Items {...items} />
    </List>
  );
}

type ItemsProps = Omit<Props, "matches">;

/** Remembered: drawn anew only when the list is another one. */
const Items = memo(function Items({ list, texts, top, today }: ItemsProps) {
  return list.cards.map((scholarship) => (
    <Item
      key={scholarship.id}
      scholarship={scholarship}
      texts={texts}
      hasPassed={hasPassed(scholarship.deadline, today)}
      top={top}
      isHidden={!list.matches.has(scholarship)}
    />
  ));
});

type ItemProps = ComponentProps<typeof ScholarshipCard> & { isHidden: boolean };

/** Remembered, and the card in it as well: a letter touches only the items that come or go, and no card. */
const Item = memo(function Item({ isHidden, ...card }: ItemProps) {
  return (
    <li id={anchor(card.scholarship.id)} hidden={isHidden}>
      <ScholarshipCard {...card} />
    </li>
  );
});

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: 64px;
  margin-top: 20px;
  border-top: 2px solid var(--ink);
  > li {
    /* Not a list item to the layout, or Chrome would count hundreds of them anew when some are hidden. */
    display: block;
    position: relative;
    margin-bottom: -1px;
    padding-block: 28px 36px;
    border-bottom: 1px solid var(--line);
    /* What one jumps to, or tabs back to, stays clear of the header and of the tools. */
    &,
    a,
    button {
      scroll-margin-top: 104px;
    }
  }
  /* The gap left of a card: a line down its middle, and the line under the row carried on. */
  > li::before {
    content: "";
    position: absolute;
    right: 100%;
    top: 0;
    bottom: -1px;
    width: 64px;
    border-bottom: 1px solid var(--line);
    background: linear-gradient(var(--line), var(--line)) 50% 0/1px 100%
      no-repeat;
  }
  @media ${wide} {
    > li:nth-child(3n + 1)::before {
      content: none;
    }
  }
  @media ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:nth-child(odd)::before {
      content: none;
    }
  }
  @media ${phone} {
    grid-template-columns: minmax(0, 1fr);
    > li {
      padding-block: 24px 32px;
      &::before {
        content: none;
      }
    }
  }
  /* Where hidden cards stand between the others, which one is first in its row cannot be told quickly. */
  &[data-long="true"] > li::before {
    content: none;
  }
  &[data-long="true"] > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 560px;
    /* Room for the focus ring, which would be cut off with what is skipped. */
    margin-inline: -8px;
    padding-inline: 8px;
  }
  > li[${PLACE}] {
    display: block !important;
  }
  ${Array.from({ length: FIRST }, (_, place) => `> [${PLACE}="${place}"]{order:${place - FIRST}}`).join("")}
  /* Not taken down: to set a long list up again takes long. */
  &[data-empty="true"] {
    overflow: clip;
    height: 0;
    margin: 0;
    border: 0;
  }
`;
