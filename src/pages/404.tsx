import { graphql, type HeadFC, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { PageTitle } from "../components/PageTitle";
import { Section } from "../components/Section";
import { SmartLink } from "../components/SmartLink";
import { PageHead } from "../frame/PageHead";

/** Redirects every unknown path home, also on hosts without redirect rules. */
export default function NotFoundPage({
  data: { site },
}: PageProps<Queries.NotFoundPageQuery>) {
  useEffect(() => {
    void navigate("/", { replace: true });
  }, []);
  return (
    <>
      <PageTitle heading={site.name} lead={site.tagline} />
      <Section>
        <SmartLink to="/">Home</SmartLink>
      </Section>
    </>
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
