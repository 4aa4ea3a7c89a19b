import type { WrapPageElementBrowserArgs } from "gatsby";
import { pagePath } from "../lib/paths";
import { Frame } from "./Frame";
import { useFrame } from "./useFrame";

type Page = Pick<WrapPageElementBrowserArgs, "element" | "props">;

/** Puts the frame around each page. It is the same frame on all of them, so the header survives a page change. */
export const wrapPageElement = (page: Page) => <Framed {...page} />;

const Framed = ({ element, props }: Page) => (
  <Frame path={pagePath(props.location.pathname)} {...useFrame()}>
    {element}
  </Frame>
);
