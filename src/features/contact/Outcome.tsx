import type { Ref } from "react";
import styled from "styled-components";
import type { SiteSettings } from "../../content/model";
import { Hidden } from "../../ui/Hidden";
import { Failed } from "./Failed";
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
 * What became of the message. Always there, because only what appears in an existing status is read out
 * (https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA22); focusable, because the button that had the focus is gone.
 */
export function Outcome({ status, site, message, ref }: Props) {
  return (
    <Place role="status" tabIndex={-1} ref={ref}>
      {status === "submitting" && <Hidden>{site.contact.sending}</Hidden>}
      {status === "success" && <Sent>{site.contact.success}</Sent>}
      {isFailure(status) && (
        <Failed reason={status} site={site} message={message} />
      )}
    </Place>
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
