import type { RefObject } from "react";
import styled from "styled-components";
import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { fill } from "../../lib/format";
import { Hidden } from "../../ui/Hidden";
import { phone } from "../../ui/media";
import { numeric, wrap } from "../../ui/mixins";
import { SmartLink } from "../../ui/SmartLink";
import { NothingFound } from "./NothingFound";
import { ScholarshipList } from "./ScholarshipList";
import { useAnnouncement } from "./useAnnouncement";

type Props = {
  head: RefObject<HTMLHeadingElement | null>;
  texts: ScholarshipsPage["finder"];
  scholarships: readonly Scholarship[];
  matches: readonly Scholarship[];
  settled: readonly Scholarship[];
  isLong: boolean;
  /** Every deadline of all scholarships, listed or not, has passed. */
  isOver: boolean;
  /** The address of the chat. */
  chat: string;
  top: number;
  today: string;
};

/** How many there are, and the list of them. */
export function Awards({
  head,
  texts,
  scholarships,
  matches,
  settled,
  isLong,
  isOver,
  chat,
  top,
  today,
}: Props) {
  const count = fill(texts.count, {
    shown: matches.length,
    total: scholarships.length,
  });
  const announcement = useAnnouncement(count);
  return (
    <Section aria-labelledby="awards">
      <Top>
        <h2 id="awards" ref={head}>
          {texts.listTitle}
        </h2>
        <Count>{count}</Count>
        {/* Heard by ShareButtons, around it all. */}
        <button type="button" name="share">
          {texts.sharing.list}
        </button>
        <Hidden role="status">{announcement}</Hidden>
      </Top>
      {isOver && matches.length > 0 && (
        <Over>
          {texts.allPassed}{" "}
          <SmartLink to={chat} newTab>
            {texts.allPassedLink}
          </SmartLink>
        </Over>
      )}
      {matches.length === 0 && <NothingFound texts={texts} />}
      <ScholarshipList
        matches={matches}
        settled={settled}
        isLong={isLong}
        texts={texts}
        top={top}
        today={today}
      />
    </Section>
  );
}

const Section = styled.section`
  grid-area: list;
  ${wrap}
  padding-block: 28px clamp(56px, 7vw, 104px);
  @media ${phone} {
    padding-top: 20px;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  align-items: baseline;
  h2 {
    font-size: var(--t-2xl);
    /* Clear of the tools, which stand below the header. */
    scroll-margin-top: 100px;
  }
  @media ${phone} {
    justify-content: space-between;
  }
`;

const Count = styled.p`
  margin-left: auto;
  font-weight: 600;
  ${numeric}
  @media ${phone} {
    order: 1;
    flex-basis: 100%;
  }
`;

const Over = styled.p`
  margin-top: 10px;
  color: var(--ink-2);
  a {
    display: inline-block;
    font-weight: 600;
    color: var(--ink);
  }
`;
