import WifiOff from "lucide-react/icons/wifi-off";
import { useLayoutEffect } from "react";
import styled from "styled-components";
import { date, dayIn, fill } from "../lib/format";
import { numeric } from "../ui/mixins";
import { useIsOffline } from "./useIsOffline";

type Props = {
  /** {day} is the day of the copy. */
  text: string;
  /** When the site was built, in ISO's form. */
  builtAt: string;
  timeZone: string;
};

/** While there is no network, a line under the header: this is the offline copy, of that day. */
export function OfflineNote({ text, builtAt, timeZone }: Props) {
  const isOffline = useIsOffline();
  // Makes room for it below the header (tokens.css).
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-offline", isOffline);
  }, [isOffline]);
  return (
    // Always in the page: a live region that appears together with its text is not announced.
    <Strip role="status">
      {isOffline && (
        <>
          <WifiOff aria-hidden size={18} />
          <span>
            {fill(text, { day: date(dayIn(new Date(builtAt), timeZone)) })}
          </span>
        </>
      )}
    </Strip>
  );
}

const Strip = styled.div`
  &:not(:empty) {
    ${numeric}
    position: fixed;
    inset: var(--bar-h) 0 auto;
    z-index: calc(var(--z-header) - 1);
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 40px;
    padding: 8px var(--gutter-r) 8px var(--gutter);
    background: var(--ink0);
    color: var(--paper);
    font-weight: 560;
    font-size: var(--t-sm);
    line-height: 1.3;
  }
  @media print {
    display: none;
  }
`;
