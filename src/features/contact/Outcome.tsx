import type { Ref } from "react";
import styled from "styled-components";
import type { SiteSettings } from "../../content/model";
import { Hidden } from "../../ui/Hidden";
import { OtherWays } from "./OtherWays";
import { Sent } from "./Sent";
import { isFailure, type Status } from "./state";

type Props = {
  status: Status;
  site: SiteSettings;
  /** The text as it stands now, for the other ways to send it. */
  message: string;
  ref: Ref<HTMLDivElement>;
};

/**
 * What became of the message, and after a failure what can be done. The status is always there, because only what
 * appears in an existing one is announced (https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA22), and it holds no
 * controls, because all of it is read out. Focusable, because the button that had the focus is gone.
 */
export function Outcome({ status, site, message, ref }: Props) {
  const { contact } = site;
  return (
    <div>
      <Place role="status" tabIndex={-1} ref={ref}>
        {status === "submitting" && <Hidden>{contact.sending}</Hidden>}
        {status === "success" && <Sent>{contact.success}</Sent>}
        {isFailure(status) && (
          <>
            <Reason>{contact[status]}</Reason>
            <Reassurance>{contact.kept}</Reassurance>
          </>
        )}
      </Place>
      {isFailure(status) && (
        <OtherWays
          site={site}
          message={message}
          isOffline={status === "offline"}
        />
      )}
    </div>
  );
}

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px 16px;
  outline-offset: 8px;
  scroll-margin-block: 96px;
`;

const Reason = styled.p`
  flex: 1 1 100%;
  font-size: var(--t-lg);
  font-weight: var(--w-strong);
  line-height: 1.35;
`;

const Reassurance = styled.p`
  flex: 1 1 100%;
  margin-top: -8px;
  line-height: 1.35;
  color: var(--ink-2);
`;
