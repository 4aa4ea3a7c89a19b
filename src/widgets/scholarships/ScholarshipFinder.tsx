import { useRef } from "react";
import styled from "styled-components";
import { Button } from "../../components/Button";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { Scholarship } from "../../content/model";
import { chatAddress } from "../../lib/contactUrls";
import { useSite } from "../../site";
import { onPhones } from "../../styles/media";
import { autoColumns, inGutters } from "../../styles/mixins";
import { ScholarshipCard } from "./ScholarshipCard";
import { type Search, searchScholarships } from "./search";
import { SearchTools } from "./SearchTools";
import { useAnnouncement } from "./useAnnouncement";
import { useSearch } from "./useSearch";
import { useToday } from "../../lib/useInBrowser";

type Props = {
  scholarships: readonly Scholarship[];
  /** The location of the page, with the search in its query. */
  pageLocation: { pathname: string; search: string };
};

const ASK =
  "I would like to know which of the scholarships on your website open again.";

/**
 * The scale of the bars ends here, in dollars, or for larger awards at a multiple of STEP, so that its quarters are
 * round.
 */
const SMALLEST_END = 60_000;
const STEP = 20_000;

/** The tools to search all scholarships, and the list of those found. */
export function ScholarshipFinder({ scholarships, pageLocation }: Props) {
  const { builtAt, chatPhone, chat } = useSite();
  const { formRef, search, change } = useSearch(pageLocation);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const today = useToday(builtAt);
  const found = searchScholarships(scholarships, search);
  const count = `Showing ${found.length} of ${scholarships.length} scholarships`;
  const announcement = useAnnouncement(count);
  const largest = Math.max(...scholarships.map((award) => award.awardAmount));
  const scaleEnd = Math.max(SMALLEST_END, Math.ceil(largest / STEP) * STEP);
  // The day of the deadline is still in time.
  const hasPassed = ({ deadline }: Scholarship) => deadline < today;

  function onSearch(next: Search) {
    change(next);
    // The tools stay in view far down the list: scroll back to the first result.
    const { bottom } = formRef.current!.getBoundingClientRect();
    if (headingRef.current!.getBoundingClientRect().top < bottom)
      headingRef.current!.scrollIntoView();
  }

  return (
    // The tools are sticky within this element.
    <div>
      <SearchTools formRef={formRef} onChange={onSearch} />
      <Results aria-labelledby="awards">
        <ListHead>
          <h2 id="awards" ref={headingRef}>
            Awards
          </h2>
          <p>{count}</p>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </ListHead>
        {scholarships.every(hasPassed) && (
          <AllPassed>
            {scholarships.length > 0 && (
              <p>Every deadline on this list has passed.</p>
            )}
            <Button
              kind="line"
              to={chatAddress(chatPhone, `${chat.greeting}\n${ASK}`)}
              newTab
            >
              Ask us which awards open again
            </Button>
          </AllPassed>
        )}
        {found.length === 0 ? (
          <>
            <h3>No scholarships found</h3>
            <p>Try adjusting your search criteria or filters</p>
          </>
        ) : (
          <List>
            {found.map((scholarship) => (
              <ScholarshipCard
                key={scholarship.id}
                scholarship={scholarship}
                hasPassed={hasPassed(scholarship)}
                scaleEnd={scaleEnd}
              />
            ))}
          </List>
        )}
      </Results>
    </div>
  );
}

const Results = styled.section`
  ${inGutters}
  padding-block: var(--space-5) var(--space-8);
  /*
   * Until scripts run it is the whole list, and not what the address asks for; what is below stays below the screen when
   * nothing is found.
   */
  :root[data-search] & {
    min-height: 100svh;
  }
  :root[data-script="expected"][data-search] & {
    visibility: hidden;
  }
`;

const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: var(--space-3);
  h2 {
    font-size: var(--t-2xl);
    scroll-margin-top: var(--below-tools);
  }
  p {
    font-weight: var(--weight-strong);
  }
`;

const AllPassed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;
  margin-bottom: var(--space-4);
`;

/** One to three columns, as there is room; one or two awards take the whole width. */
const List = styled.ul`
  ${autoColumns("max(20rem, 30%)")}
  gap: var(--space-3);
  overflow-anchor: none; /* A reload brings its order after the reader's place. */
  @media ${onPhones} {
    margin-inline: calc(-1 * var(--gutter)) calc(-1 * var(--gutter-r));
  }
`;
