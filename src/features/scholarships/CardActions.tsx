import styled from "styled-components";
import type { ScholarshipsPage } from "../../content/model";
import { Button } from "../../ui/Button";
import { narrow, phone } from "../../ui/media";
import { ShareIcon } from "./ShareIcon";
import { TextButton } from "./TextButton";

type Props = {
  /** Of the scholarship's title, which says whose buttons these are. */
  titleId: string;
  applyUrl: string | null;
  texts: ScholarshipsPage["finder"];
  onShare: () => void;
  /** Null: its deadline has passed. */
  onCalendar: (() => void) | null;
};

/** What can be done with a scholarship. */
export const CardActions = ({
  titleId,
  applyUrl,
  texts: { apply, sharing },
  onShare,
  onCalendar,
}: Props) => (
  <Actions>
    <Button kind="line" to={applyUrl} newTab aria-describedby={titleId}>
      {apply}
    </Button>
    <div data-both={onCalendar !== null}>
      <TextButton
        type="button"
        data-icon
        aria-describedby={titleId}
        onClick={onShare}
      >
        <ShareIcon />
        {sharing.one}
      </TextButton>
      {onCalendar && (
        <TextButton
          type="button"
          aria-describedby={titleId}
          onClick={onCalendar}
        >
          {sharing.calendar}
        </TextButton>
      )}
    </div>
  </Actions>
);

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  align-items: center;
  margin-top: 18px;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
    /* Room for both, so that nothing moves when script finds that a deadline has passed. */
    flex: 1 0 min(12.25rem, 100%);
  }
  /* Apply Now takes the room beside them. */
  @media ${narrow} {
    column-gap: 12px;
    [data-kind] {
      flex: 1 1 7rem;
      min-height: 48px;
      padding-inline: 12px;
    }
  }
  /* Where both have room beside it, it also takes that of the one that is missing. */
  @media ${narrow} and (min-width: 22.5em) {
    [data-both="false"] {
      flex: none;
      padding-inline: 12px;
    }
  }
  @media ${phone} {
    margin-top: 14px;
  }
`;
