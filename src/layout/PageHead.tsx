type Props = {
  title: string;
  description: string;
  /** Not for search engines: it is in no sitemap either. */
  noindex?: boolean;
};

/** What every page's Head returns. */
export function PageHead({ title, description, noindex = false }: Props) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="icon" type="image/svg+xml" href="/icon.svg" />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content="#d6edfc"
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content="#0d1931"
      />
    </>
  );
}
