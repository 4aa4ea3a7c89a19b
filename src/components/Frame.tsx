import type { WrapPageElementBrowserArgs } from "gatsby";
import styled from "styled-components";
import { pagePath } from "../lib/paths";
import { ChatButton } from "./ChatButton";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { OfflineNote } from "./OfflineNote";

type Page = Pick<WrapPageElementBrowserArgs, "element" | "props">;

/** Puts the frame around each page. It is the same frame on all of them, so the header survives a page change. */
export const wrapPageElement = (page: Page) => <Frame {...page} />;

const Frame = ({ element, props }: Page) => (
  <>
    <SkipLink href="#main">Skip to content</SkipLink>
    <Header path={pagePath(props.location.pathname)} />
    <OfflineNote />
    <main id="main" tabIndex={-1}>
      {element}
    </main>
    <Footer />
    <ChatButton />
  </>
);

const SkipLink = styled.a`
  position: fixed;
  left: var(--space-4);
  top: -80px;
  z-index: 99;
  padding: var(--space-3) var(--space-5);
  border-radius: var(--r-action);
  background: var(--ink);
  color: var(--paper);
  &:focus {
    top: var(--space-3);
  }
`;
