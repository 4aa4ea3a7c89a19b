import type { ReactNode } from "react";
import styled from "styled-components";
import { ChatButton } from "./ChatButton";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { OfflineNote } from "./OfflineNote";
import type { FrameContent } from "./useFrame";

type Props = FrameContent & {
  /** The page's path, without a slash at its end. */
  path: string;
  children: ReactNode;
};

/** The frame around every page: skip link, header, the page itself, footer and chat button. */
export function Frame({
  path,
  site,
  builtAt,
  chat,
  countries,
  world,
  footerMap,
  children,
}: Props) {
  return (
    <>
      <Skip href="#main">Skip to content</Skip>
      <Header path={path} site={site} countries={countries} world={world} />
      <OfflineNote
        text={site.offline}
        builtAt={builtAt}
        timeZone={site.home.timeZone}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        site={site}
        countries={countries}
        world={world}
        footerMap={footerMap}
      />
      <ChatButton address={chat} label={site.chat.label} phone={site.phone} />
    </>
  );
}

const Skip = styled.a`
  position: fixed;
  left: 16px;
  top: -80px;
  z-index: 99;
  padding: 12px 20px;
  border-radius: var(--r-action);
  background: var(--ink);
  color: var(--paper);
  &:focus {
    top: 12px;
  }
`;
