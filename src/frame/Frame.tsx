import type { WrapPageElementBrowserArgs } from "gatsby";
import { type ReactNode, useEffect, useState } from "react";
import styled, { keyframes } from "styled-components";
import { pagePath } from "../lib/paths";
import { useHydrated } from "../lib/useInBrowser";
import { ChatButton } from "./ChatButton";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { OfflineNote } from "./OfflineNote";

type Page = Pick<WrapPageElementBrowserArgs, "element" | "props">;

/** Puts the frame around each page. React keeps the frame when the page changes. */
export const wrapPageElement = (page: Page) => <Frame {...page} />;

const Frame = ({ element, props }: Page) => {
  const path = pagePath(props.location.pathname);
  const isLoading = useIsLoading();
  // Styles show what needs scripts by it: frame/firstScripts.ts.
  useEffect(() => {
    document.documentElement.dataset.script = "running";
  }, []);
  return (
    <>
      <SkipLink href="#main" data-noprint>
        Skip to content
      </SkipLink>
      <Header path={path} isLoading={isLoading} />
      <OfflineNote />
      <Main key={`main ${path}`} isLoading={isLoading}>
        {element}
      </Main>
      <Footer />
      {/* A new one on each page, so that it is visible again after scrolling has hidden it. */}
      <ChatButton key={path} />
    </>
  );
};

/** Whether another page is on its way, as gatsby-plugin-visits tells. */
function useIsLoading(): boolean {
  const [isLoading, setIsLoading] = useState(false);
  useEffect(() => {
    const onWait = ({ detail }: CustomEvent<string>) =>
      setIsLoading(detail !== "");
    addEventListener("visits:wait", onWait);
    return () => removeEventListener("visits:wait", onWait);
  }, []);
  return isLoading;
}

declare global {
  interface WindowEventMap {
    /** Its detail is the path of the page that is on its way, or "". */
    "visits:wait": CustomEvent<string>;
  }
}

type MainProps = {
  /** Whether another page is on its way. */
  isLoading: boolean;
  children: ReactNode;
};

/** Fades in on a page change. The first page is in the HTML, and there at once. */
function Main({ isLoading, children }: MainProps) {
  const isHydrated = useHydrated();
  const [fadesIn] = useState(isHydrated);
  return (
    <Content
      id="main"
      tabIndex={-1}
      aria-busy={isLoading || undefined}
      data-fades-in={fadesIn || undefined}
    >
      {children}
    </Content>
  );
}

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

const Content = styled.main`
  @media (prefers-reduced-motion: no-preference) {
    &[data-fades-in] {
      animation: ${fadeIn} 120ms;
    }
  }
`;

const SkipLink = styled.a`
  position: fixed;
  left: var(--space-4);
  top: var(--space-3);
  z-index: calc(var(--z-header) + 1);
  padding: var(--space-3) var(--space-5);
  border-radius: var(--r-action);
  background: var(--text);
  color: var(--paper);
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
