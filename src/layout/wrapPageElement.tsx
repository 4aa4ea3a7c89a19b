import type { WrapPageElementBrowserArgs } from "gatsby";
import { pagePath } from "../lib/withoutSlash";
import { Layout } from "./Layout";

/** Puts the frame around each page. It is the same frame on all of them, so the header survives a page change. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <Layout path={pagePath(props.location.pathname)}>{element}</Layout>
);
