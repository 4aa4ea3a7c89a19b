import MessageCircle from "lucide-react/icons/message-circle";
import { useRef } from "react";
import styled from "styled-components";
import { narrow } from "../ui/media";
import { SmartLink } from "../ui/SmartLink";
import { useClearOfText } from "./useClearOfText";

type Props = { address: string; label: string; phone: string };

/** The round chat button on every page. Pointing at it, or reaching it by keyboard, shows the number. */
export function ChatButton({ address, label, phone }: Props) {
  const lane = useRef<HTMLElement>(null);
  useClearOfText(lane);
  return (
    <Lane aria-label="Chat" ref={lane}>
      <Chat
        to={address}
        newTab
        aria-label={`${label}, ${phone}, opens in a new tab`}
      >
        <span>{phone}</span>
        <MessageCircle aria-hidden />
      </Chat>
    </Lane>
  );
}

/*
 * From 1024 px it stands in the right gutter, its lane. Below, it is a smaller circle over the page, and slides off the
 * screen while the visitor scrolls down and where it would lie on text. It is never hidden, so it stays in reach of the
 * keyboard and of screen readers.
 */
const Lane = styled.aside`
  position: fixed;
  right: calc((var(--gutter-r) - var(--chat)) / 2);
  bottom: calc(
    (var(--gutter-r) - var(--chat)) / 2 + 12px + env(safe-area-inset-bottom)
  );
  z-index: var(--z-chat);
  pointer-events: none;
  > a {
    pointer-events: auto;
    transform: translateY(var(--up, 0));
    @media (prefers-reduced-motion: no-preference) {
      transition: transform var(--d-2) var(--ease);
    }
  }
  @media ${narrow} {
    --chat: 44px;
    right: 12px;
    bottom: calc(12px + env(safe-area-inset-bottom));
    &[data-away] > a:not(:focus) {
      transform: translate(calc(100% + 12px), var(--up, 0));
    }
  }
  @media print {
    display: none;
  }
`;

const Chat = styled(SmartLink)`
  display: flex;
  align-items: center;
  height: var(--chat);
  border-radius: var(--r-action);
  background: var(--chat-bg);
  color: var(--on-chat);
  box-shadow: 0 0 0 2px var(--chat-ring);
  text-decoration: none;
  font-weight: var(--w-strong);
  font-variant-numeric: tabular-nums;
  svg {
    flex: none;
    width: 24px;
    height: 24px;
    margin: calc((var(--chat) - 24px) / 2);
  }
  span {
    max-width: 0;
    overflow: hidden;
    visibility: hidden;
    white-space: nowrap;
    transition:
      max-width var(--d-2) var(--ease),
      padding var(--d-2) var(--ease),
      visibility 0s var(--d-2);
  }
  &:hover span,
  &:focus-visible span {
    max-width: 240px;
    padding-left: 22px;
    visibility: visible;
    transition-delay: 0s;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
