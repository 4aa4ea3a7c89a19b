import { useEffect, useState } from "react";
import styled from "styled-components";
import { Chat } from "../components/icons";
import { SmartLink } from "../components/SmartLink";
import { useSite } from "../site";
import { onNarrow } from "../styles/media";
import { useIsScrollingDown } from "./useScroll";

/** The round chat button on every page. Hover or keyboard focus shows the number; Escape hides it again. */
export function ChatButton() {
  const { chatPhone, chatUrl } = useSite();
  const isAway = useIsScrollingDown();
  const [isDismissed, setIsDismissed] = useState(false);
  const restore = () => setIsDismissed(false);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setIsDismissed(true);
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);
  return (
    <Corner aria-label="Chat" data-noprint data-away={isAway || undefined}>
      <ChatLink
        to={chatUrl}
        newTab
        data-dismissed={isDismissed || undefined}
        onPointerEnter={restore}
        onFocus={restore}
        aria-label={`Chat with us on WhatsApp, ${chatPhone}, opens in a new tab`}
      >
        <span>{chatPhone}</span>
        <Bubble size={28} />
      </ChatLink>
    </Corner>
  );
}

const Bubble = styled(Chat)`
  margin: var(--space-2);
`;

const ChatLink = styled(SmartLink)`
  display: flex;
  align-items: center;
  height: var(--chat);
  border: 2px solid var(--on-float);
  border-radius: var(--r-action);
  background: var(--float);
  color: var(--on-float);
  text-decoration: none;
  font-weight: var(--weight-strong);
  span {
    max-width: 0;
    overflow: hidden;
    visibility: hidden;
    white-space: nowrap;
    transition:
      max-width var(--duration-2) var(--ease),
      padding var(--duration-2) var(--ease),
      visibility 0s var(--duration-2);
  }
  &:is(:hover, :focus-visible):not([data-dismissed]) span {
    max-width: 15rem;
    padding-left: var(--space-5);
    visibility: visible;
    transition-delay: 0s;
  }
`;

/*
 * From 1024 px it is in the right gutter. Below, it is a tab at the page's edge that covers little text, and slides off
 * the screen while the visitor scrolls down. It is never hidden, so keyboards and screen readers can always reach it.
 */
const Corner = styled.aside`
  position: fixed;
  right: calc((var(--gutter-r) - var(--chat)) / 2);
  bottom: calc(var(--space-2) + env(safe-area-inset-bottom));
  z-index: var(--z-chat);
  @media ${onNarrow} {
    right: 0;
    transition: transform var(--duration-2) var(--ease);
    &[data-away]:not(:focus-within) {
      transform: translateX(100%);
    }
    ${ChatLink} {
      border-right: 0;
      border-radius: var(--r-action) 0 0 var(--r-action);
    }
    ${Bubble} {
      margin-right: var(--space-1);
    }
  }
`;
