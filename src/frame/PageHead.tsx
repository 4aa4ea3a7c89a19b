/*
 * The classic JSX runtime on purpose: Gatsby 5.16 patches React.createElement so that React 19 does not hoist these
 * tags into <head> a second time, which would cost 5 to 10 % of a load. See docs/upgrading.md.
 *
 * @jsxRuntime classic
 */
import type { HeadFC } from "gatsby";
import React from "react";
import { sharingPath, pagePath } from "../lib/paths";
import { useSite } from "../site";

type Props = {
  title: string;
  description: string;
  /**
   * The pathname of the address. Null for pages without a fixed address, which search engines must not index.
   */
  path: string | null;
  /** JSON-LD for search engines. */
  structuredData?: string | null;
};

/**
 * The Head of every page: title, description, and data for search engines and shared links. Tags that are the same on
 * all pages are in gatsby-ssr.tsx.
 */
export function PageHead({ title, description, path, structuredData }: Props) {
  const { name, siteUrl } = useSite();
  const page = path === null ? undefined : pagePath(path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {page === undefined && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {/* Sharing services need absolute URLs. */}
      {siteUrl && page !== undefined && (
        <>
          <link rel="canonical" href={siteUrl + page} />
          <meta property="og:url" content={siteUrl + page} />
          <meta property="og:image" content={siteUrl + sharingPath(page)} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      {structuredData && (
        <script type="application/ld+json">{structuredData}</script>
      )}
    </>
  );
}

/** The Head of a page with a file in data/pages/. */
export const Head: HeadFC<{ page: Omit<Props, "path"> }> = ({
  data: { page },
  location,
}) => <PageHead {...page} path={location.pathname} />;
