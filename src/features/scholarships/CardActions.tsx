import Share2 from "lucide-react/icons/share-2";
import styled from "styled-components";
import type { ScholarshipsPage } from "../../content/model";
import { Button } from "../../ui/Button";
import { phone } from "../../ui/media";
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
    <div>
      <TextButton
        type="button"
        data-icon
        aria-describedby={titleId}
        onClick={onShare}
      >
        <Share2 aria-hidden />
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
    flex: 1 0 12.25rem;
  }
  @media ${phone} {
    column-gap: 12px;
    margin-top: 6px;
    [data-kind] {
      flex: 1 1 7rem;
      min-height: 48px;
      padding-inline: 12px;
    }
  }
`;
