import styled from "styled-components";
import { Button } from "../../components/Button";
import { Chat } from "../../components/icons";
import { SmartLink } from "../../components/SmartLink";
import type { Scholarship } from "../../content/model";
import { shareAddress } from "../../lib/contactUrls";
import { date, money } from "../../lib/format";
import { awardAnchor } from "../../lib/paths";
import { usePageAddress } from "../../site";
import { onPhones } from "../../styles/media";
import { hoverUnderline, touchTarget } from "../../styles/mixins";

type Props = { scholarship: Scholarship };

/** Apply Now, and a link that shares an award in a chat. */
export function AwardActions({ scholarship }: Props) {
  const page = usePageAddress("/scholarships");
  const { id, title, awardAmount, deadline, applyUrl } = scholarship;
  const anchor = awardAnchor(id);
  return (
    <Actions>
      <Button
        kind="line"
        to={applyUrl}
        newTab
        aria-describedby={`${anchor}-title`}
      >
        Apply Now
      </Button>
      <ShareLink
        data-noprint
        to={shareAddress(
          `${title}: ${money(awardAmount)}, deadline ${date(deadline)}`,
          page && `${page}#${anchor}`,
        )}
        newTab
        aria-label={`Share ${title} by WhatsApp, opens in a new tab`}
      >
        <Chat size={20} /> Share
      </ShareLink>
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  align-items: center;
  margin-top: var(--space-2);
  @media ${onPhones} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const ShareLink = styled(SmartLink)`
  ${touchTarget}
  gap: var(--space-2);
  font-size: var(--t-sm);
  font-weight: var(--weight-strong);
  text-decoration: none;
  &:hover {
    ${hoverUnderline}
  }
`;
