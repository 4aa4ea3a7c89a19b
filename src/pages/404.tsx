import { graphql, type HeadFC, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { PageHead } from "../layout/PageHead";
import { Section } from "../ui/Section";
import { SmartLink } from "../ui/SmartLink";
import { Wrap } from "../ui/Wrap";

/** Every unknown path leads home, also on hosts that know no redirect rules. */
export default function NotFoundPage({
  data: { site },
}: PageProps<Queries.NotFoundPageQuery>) {
  useEffect(() => {
    void navigate("/", { replace: true });
  }, []);
  return (
    <Section>
      <Wrap>
        <h1>{site.name}</h1>
        <p>
          <SmartLink to="/">Home</SmartLink>
        </p>
      </Wrap>
    </Section>
  );
}

export const Head: HeadFC<Queries.NotFoundPageQuery> = ({ data: { site } }) => (
  <PageHead title={site.name} description={site.tagline} path={null} />
);

export const query = graphql`
  query NotFoundPage {
    site: siteSettings {
      name
      tagline
    }
  }
`;
