type Props = { data: object };

/** Facts for search engines, as JSON-LD. A "<" is written as an escape, so that no text can end the script. */
export function StructuredData({ data }: Props) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return (
    <script type="application/ld+json">
      {json.replaceAll("<", "\\u003c")}
    </script>
  );
}
