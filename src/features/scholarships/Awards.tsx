import { type RefObject, useCallback, useState } from "react";
import styled from "styled-components";
import type { Scholarship, ScholarshipsPage } from "../../content/model";
import type { AwardScale } from "../../lib/awardScale";
import { fill } from "../../lib/format";
import { useHydrated } from "../../lib/useInBrowser";
import { Hidden } from "../../ui/Hidden";
import { phone } from "../../ui/media";
import { numeric, wrap } from "../../ui/mixins";
import { SmartLink } from "../../ui/SmartLink";
import { NothingFound } from "./NothingFound";
import { ScholarshipList } from "./ScholarshipList";
import type { Search } from "./search";
import {
  saveDeadline,
  share,
  type Shared,
  sharedList,
  sharedScholarship,
} from "./share";
import { ShareDialog } from "./ShareDialog";
import { ShareIcon } from "./ShareIcon";
import { TextButton } from "./TextButton";
import { useAnnouncement } from "./useAnnouncement";

type Props = {
  head: RefObject<HTMLHeadingElement | null>;
  texts: ScholarshipsPage["finder"];
  search: Search;
  /** How many there are in all. */
  total: number;
  /** How many of them match. */
  shown: number;
  /** Those in the list: the matches, a moment later. */
  listed: readonly Scholarship[];
  /** Every deadline of all scholarships, listed or not, has passed. */
  isOver: boolean;
  /** The address of the chat. */
  chat: string;
  scale: AwardScale;
  today: string;
};

/** How many there are, the list of them, and how to pass it on. */
export function Awards({
  head,
  texts,
  search,
  total,
  shown,
  listed,
  isOver,
  chat,
  scale,
  today,
}: Props) {
  const { sharing } = texts;
  const count = fill(texts.count, { shown, total });
  const announcement = useAnnouncement(count);
  const works = useHydrated();
  const [refused, setRefused] = useState<Shared | null>(null);
  // The same functions at each letter typed, or the list would follow at once.
  const onShare = useCallback(
    (one: Scholarship) => share(sharedScholarship(one, sharing), setRefused),
    [sharing],
  );
  const onCalendar = useCallback(
    (one: Scholarship) => saveDeadline(one, sharing),
    [sharing],
  );
  return (
    <Section aria-labelledby="awards" data-works={works}>
      <Top>
        <h2 id="awards" ref={head}>
          {texts.listTitle}
        </h2>
        <Count>{count}</Count>
        <TextButton
          type="button"
          data-icon
          onClick={() => share(sharedList(search, sharing), setRefused)}
        >
          <ShareIcon />
          {sharing.list}
        </TextButton>
        <Hidden role="status">{announcement}</Hidden>
      </Top>
      {isOver && shown > 0 && (
        <Over>
          <span>{texts.allPassed}</span>{" "}
          <SmartLink to={chat} newTab>
            {texts.allPassedLink}
          </SmartLink>
        </Over>
      )}
      {listed.length === 0 && <NothingFound texts={texts} />}
      <ScholarshipList
        scholarships={listed}
        texts={texts}
        scale={scale}
        today={today}
        onShare={onShare}
        onCalendar={onCalendar}
      />
      {refused && (
        <ShareDialog
          texts={sharing}
          shared={refused}
          onClose={() => setRefused(null)}
        />
      )}
    </Section>
  );
}

const Section = styled.section`
  grid-area: list;
  ${wrap}
  padding-block: 28px clamp(56px, 7vw, 104px);
  /* Clear of the tools, which stand below the header. */
  h2,
  a,
  button {
    scroll-margin-top: 104px;
  }
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
  /* Each a paragraph of its own to the breaking of lines. */
  > * {
    display: inline-block;
  }
  a {
    font-weight: 600;
    color: var(--ink);
  }
`;
