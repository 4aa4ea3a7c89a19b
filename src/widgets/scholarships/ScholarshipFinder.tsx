import { useRef } from "react";
import styled from "styled-components";
import type { Scholarship } from "../../content/model";
import { Hidden } from "../../components/Hidden";
import { SmartLink } from "../../components/SmartLink";
import { useSite } from "../../site";
import { onNarrow, onPhones } from "../../styles/media";
import { evenFigures, inGutters } from "../../styles/mixins";
import { AwardsChart } from "./AwardsChart";
import { awardScaleOf } from "./scale";
import { ScholarshipList } from "./ScholarshipList";
import { type Search, searchScholarships } from "./search";
import { SearchTools } from "./SearchTools";
import { useAnnouncement } from "./useAnnouncement";
import { useSearch } from "./useSearch";
import { hasPassed, useToday } from "./useToday";

type Props = {
  scholarships: readonly Scholarship[];
  /** Of the page: its query holds the search. */
  location: { search: string };
};

/** All scholarships as a chart, the tools to search them, and the list of those found. */
export function ScholarshipFinder({ scholarships, location }: Props) {
  const { builtAt, chatUrl } = useSite();
  const { form, search, change } = useSearch(location);
  const heading = useRef<HTMLHeadingElement>(null);
  const today = useToday(builtAt);
  const scale = awardScaleOf(scholarships);
  const shown = searchScholarships(scholarships, search);
  const count = `Showing ${shown.length} of ${scholarships.length} scholarships`;
  const announcement = useAnnouncement(count);
  const areAllPassed = scholarships.every(({ deadline }) =>
    hasPassed(deadline, today),
  );

  function changed(next: Search) {
    change(next);
    // The tools stay in view far down the list; what they find is to be seen from its beginning.
    const { bottom } = form.current!.getBoundingClientRect();
    if (heading.current!.getBoundingClientRect().top < bottom)
      heading.current!.scrollIntoView();
  }

  return (
    // The tools stay in view as far as this goes.
    <div>
      <AwardsChart
        scholarships={scholarships}
        shown={shown}
        scale={scale}
        today={today}
      />
      <SearchTools form={form} onChange={changed} />
      <Found aria-labelledby="awards">
        <Top>
          <h2 id="awards" ref={heading}>
            Awards
          </h2>
          <p>{count}</p>
          <Hidden role="status">{announcement}</Hidden>
        </Top>
        {shown.length === 0 ? (
          <>
            <h3>No scholarships found</h3>
            <p>Try adjusting your search criteria or filters</p>
          </>
        ) : (
          <>
            {areAllPassed && (
              <p>
                Every deadline on this list has passed.{" "}
                <SmartLink to={chatUrl} newTab>
                  Ask us which awards open again
                </SmartLink>
              </p>
            )}
            <ScholarshipList scholarships={shown} scale={scale} today={today} />
          </>
        )}
      </Found>
    </div>
  );
}

const Found = styled.section`
  ${inGutters}
  /* The tools that stay below the header. */
  --tools-h: 80px;
  padding-block: var(--space-5) var(--space-8);
  @media ${onNarrow} {
    --tools-h: 72px;
  }
  > h3 {
    margin-top: var(--space-5);
    font-size: var(--t-2xl);
  }
  > p {
    margin-bottom: var(--space-4);
    color: var(--ink-2);
    a {
      display: inline-block;
      font-weight: var(--w-strong);
      color: var(--ink);
    }
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: var(--space-3);
  h2 {
    font-size: var(--t-2xl);
    scroll-margin-top: var(--tools-h);
  }
  p {
    ${evenFigures}
    font-weight: var(--w-strong);
  }
  @media ${onPhones} {
    flex-direction: column; /* The chat's button is at the right. */
    row-gap: var(--space-1);
  }
`;
