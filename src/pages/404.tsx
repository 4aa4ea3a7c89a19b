import { graphql, type HeadFC, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { PageHead } from "../layout/PageHead";
import { assertPresent } from "../lib/assertPresent";
import { Section } from "../ui/Section";
import { SmartLink } from "../ui/SmartLink";
import { Wrap } from "../ui/Wrap";

/** Every unknown path leads home, also on hosts that know no redirect rules. */
export default function NotFoundPage({
  data,
}: PageProps<Queries.NotFoundPageQuery>) {
  const { name } = assertPresent(data.site, "data/site.json");
  useEffect(() => {
    void navigate("/", { replace: true });
  }, []);
  return (
    <Section>
      <Wrap>
        <h1>{name}</h1>
        <p>
          <SmartLink to="/">Home</SmartLink>
        </p>
      </Wrap>
    </Section>
  );
}

export const Head: HeadFC<Queries.NotFoundPageQuery> = ({ data }) => {
  const { name, tagline } = assertPresent(data.site, "data/site.json");
  return <PageHead title={name} description={tagline} path={null} />;
};

export const query = graphql`
  query NotFoundPage {
    site: siteSettings {
      name
      tagline
    }
  }
`;
