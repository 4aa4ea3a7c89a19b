import { useRef } from "react";
import styled from "styled-components";
import { Button } from "../../components/Button";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { Scholarship } from "../../content/model";
import { chatAboutAddress } from "../../lib/contactUrls";
import { useSite } from "../../site";
import { onPhones } from "../../styles/media";
import { evenFigures, inGutters } from "../../styles/mixins";
import { scaleEndOf } from "./awardScale";
import { ScholarshipList } from "./ScholarshipList";
import { type Search, searchScholarships } from "./search";
import { SearchTools } from "./SearchTools";
import { belowTools } from "./toolSize";
import { useAnnouncement } from "./useAnnouncement";
import { useSearch } from "./useSearch";
import { hasPassed, useToday } from "./useToday";

type Props = {
  scholarships: readonly Scholarship[];
  /** Of the page: its query holds the search. */
  location: { search: string };
};

const ASK =
  "I would like to know which of the scholarships on your website open again.";

/** The tools to search all scholarships, and the list of those found. */
export function ScholarshipFinder({ scholarships, location }: Props) {
  const { builtAt, phone, chat } = useSite();
  const { form, search, change } = useSearch(location);
  const heading = useRef<HTMLHeadingElement>(null);
  const today = useToday(builtAt);
  const found = searchScholarships(scholarships, search);
  const count = `Showing ${found.length} of ${scholarships.length} scholarships`;
  const announcement = useAnnouncement(count);
  const haveAllPassed = scholarships.every(({ deadline }) =>
    hasPassed(deadline, today),
  );

  function changed(next: Search) {
    change(next);
    // The tools stay in view far down the list; its results are shown from their beginning.
    const { bottom } = form.current!.getBoundingClientRect();
    if (heading.current!.getBoundingClientRect().top < bottom)
      heading.current!.scrollIntoView();
  }

  return (
    // The tools stay in view as far as this goes.
    <div>
      <SearchTools form={form} onChange={changed} />
      <Results aria-labelledby="awards">
        <ListHead>
          <h2 id="awards" ref={heading}>
            Awards
          </h2>
          <p>{count}</p>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </ListHead>
        {found.length === 0 ? (
          <>
            <h3>No scholarships found</h3>
            <p>Try adjusting your search criteria or filters</p>
          </>
        ) : (
          <>
            {haveAllPassed && (
              <AllPassed>
                <p>Every deadline on this list has passed.</p>
                <Button
                  kind="line"
                  to={chatAboutAddress(phone, chat.greeting, ASK)}
                  newTab
                >
                  Ask us which awards open again
                </Button>
              </AllPassed>
            )}
            <ScholarshipList
              scholarships={found}
              scaleEnd={scaleEndOf(scholarships)}
              today={today}
            />
          </>
        )}
      </Results>
    </div>
  );
}

const Results = styled.section`
  ${inGutters}
  padding-block: var(--space-5) var(--space-8);
  > h3 {
    margin-top: var(--space-5);
    font-size: var(--t-2xl);
  }
  > p {
    color: var(--ink-2);
  }
`;

const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: var(--space-3);
  h2 {
    ${belowTools}
    font-size: var(--t-2xl);
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

const AllPassed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;
  margin-bottom: var(--space-4);
  p {
    color: var(--ink-2);
  }
`;
