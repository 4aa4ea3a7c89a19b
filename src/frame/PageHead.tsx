/*
 * The classic JSX runtime on purpose: Gatsby 5.16 patches React.createElement so that React 19 does not hoist these tags
 * into <head> a second time, which would cost 5 to 10 % of a load. See docs/upgrading.md.
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
  /** As the address bar shows it. Null for pages that have no address of their own: they are not for search engines. */
  path: string | null;
  /** JSON-LD for search engines. */
  structuredData?: string | null;
};

/** What every page's Head returns: title, description, and what search engines and shared links show. What is alike on all pages: gatsby-ssr.tsx. */
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
      {/* A sharing service reads whole addresses only. */}
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

/** The Head of every page whose texts are one file in data/pages/. */
export const Head: HeadFC<{ page: Omit<Props, "path"> }> = ({
  data: { page },
  location,
}) => <PageHead {...page} path={location.pathname} />;
