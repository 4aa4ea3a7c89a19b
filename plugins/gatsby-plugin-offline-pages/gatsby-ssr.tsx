import { type GatsbySSR, withPrefix } from "gatsby";
import type { ComponentProps } from "react";
import { APP_SHELL } from "./gatsby-config.mjs";
import type { Options } from "./options";

const isAppShell = (pathname: string) =>
  pathname.replace(/\/$/, "") === APP_SHELL;

/** Runs in the browser: at its own address the app shell is left. */
function leave(shell: string, home: string) {
  if (location.pathname.startsWith(shell)) location.replace(home);
}

/** The app shell stays empty: React renders the whole page into it, with the frame, instead of hydrating it. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  pathname,
  replaceBodyHTMLString,
}) => {
  // Gatsby takes "" for nothing.
  if (isAppShell(pathname)) replaceBodyHTMLString(" ");
};

export const onRenderBody: GatsbySSR["onRenderBody"] = (
  { pathname, setHeadComponents, setHtmlAttributes },
  options,
) => {
  if (!isAppShell(pathname)) return;
  const { name } = options as unknown as Options;
  // The page reads it: what it shows is the copy.
  setHtmlAttributes({ "data-offline-copy": "" } as ComponentProps<"html">);
  setHeadComponents([
    <script
      key="leave-shell"
      dangerouslySetInnerHTML={{
        __html: `(${leave})("${withPrefix(APP_SHELL)}","${withPrefix("/")}")`,
      }}
    />,
    // Gatsby replaces it.
    <title key="title" data-gatsby-head="true">
      {name}
    </title>,
  ]);
};
