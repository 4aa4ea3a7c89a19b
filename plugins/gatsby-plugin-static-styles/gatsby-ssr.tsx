import type { GatsbySSR } from "gatsby";
import { siteStyles } from "./styleSheet";

/** Gives each page the styles of all components. `develop` has the library, which makes them in the browser. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  if (process.env.BUILD_STAGE !== "build-html") return;
  replaceHeadComponents([
    ...getHeadComponents(),
    <style key="styles" dangerouslySetInnerHTML={{ __html: siteStyles() }} />,
  ]);
};
