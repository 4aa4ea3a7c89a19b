import { useDeferredValue, useMemo, useRef } from "react";
import styled from "styled-components";
import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { awardScaleOf } from "../../lib/awardScale";
import { Lede } from "../../ui/Lede";
import { narrow, phone } from "../../ui/media";
import { Meridians } from "../../ui/Meridians";
import { Awards } from "./Awards";
import { AwardsChart } from "./AwardsChart";
import { searchScholarships } from "./search";
import { SearchTools } from "./SearchTools";
import { useLinked } from "./useLinked";
import { useSearch, type ChangeSearch } from "./useSearch";
import { hasPassed, useToday } from "./useToday";

type Props = {
  heading: string;
  lead: string;
  texts: ScholarshipsPage["finder"];
  scholarships: readonly Scholarship[];
  /** The address of the chat. */
  chat: string;
  /** When the site was built, in ISO's form. */
  builtAt: string;
};

/** The scholarships page: heading, chart, tools and list. The search is in the address, all else follows from it. */
export function ScholarshipFinder({
  heading,
  lead,
  texts,
  scholarships,
  chat,
  builtAt,
}: Props) {
  const [search, change] = useSearch();
  const head = useRef<HTMLHeadingElement>(null);
  const today = useToday(builtAt);
  const scale = useMemo(() => awardScaleOf(scholarships), [scholarships]);
  // useDeferredValue needs the same list as long as the search is the same.
  const matches = useMemo(
    () => searchScholarships(scholarships, search),
    [scholarships, search],
  );
  const listed = useDeferredValue(matches);
  const isOver = scholarships.every(({ deadline }) =>
    hasPassed(deadline, today),
  );

  useLinked(scholarships, listed === matches ? matches : null, change);

  const changed: ChangeSearch = (part, how) => {
    change(part, how);
    // The tools stay in view far down the list; what they find is to be seen from its beginning.
    const list = head.current;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  };

  return (
    <Finder>
      <Sea>
        <Meridians aria-hidden />
      </Sea>
      <Head>
        <h1>{heading}</h1>
        <Lede>{lead}</Lede>
      </Head>
      <SearchTools texts={texts} search={search} change={changed} />
      <Awards
        head={head}
        texts={texts}
        search={search}
        total={scholarships.length}
        shown={matches.length}
        listed={listed}
        isOver={isOver}
        chat={chat}
        scale={scale}
        today={today}
      />
      <AwardsChart
        texts={texts}
        scholarships={scholarships}
        listed={listed}
        scale={scale}
        today={today}
      />
    </Finder>
  );
}

const Finder = styled.div`
  position: relative;
  display: grid;
  grid-template:
    "head chart"
    "tools tools"
    "list list" / minmax(0, 5fr) minmax(0, 7fr);
  @media ${narrow} {
    grid-template: "head" "chart" "tools" "list" / minmax(0, 1fr);
  }
  /* Firefox breaks no row of a grid over sheets: the list would begin on the second. */
  @media print {
    display: block;
  }
`;

/** What the head stands on, across both columns. */
const Sea = styled.div`
  grid-area: 1 / 1 / 2 / -1;
  position: relative;
  background: var(--sea);
  @media ${narrow} {
    grid-row-end: 3;
  }
`;

const Head = styled.div`
  grid-area: head;
  position: relative;
  align-self: end;
  padding: calc(var(--header-h) + clamp(40px, 5vw, 72px)) 0 44px var(--gutter);
  h1 {
    /* The word fits a phone also where letters are twice as large. */
    font-size: min(clamp(36px, 1.6rem + 4vw, 80px), 16vw);
  }
  ${Lede} {
    max-width: 18.7em;
    margin-top: 20px;
    color: var(--ink);
  }
  @media ${narrow} {
    padding: calc(var(--header-h) + 28px) var(--gutter) 0;
    ${Lede} {
      max-width: none;
      margin-top: 10px;
    }
  }
  @media ${phone} {
    padding-top: calc(var(--header-h) + 12px);
    ${Lede} {
      margin-top: 6px;
      line-height: 1.4;
    }
  }
`;
