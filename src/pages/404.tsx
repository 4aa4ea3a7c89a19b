import { graphql, type HeadFC, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import styled from "styled-components";
import { PageHead } from "../layout/PageHead";
import { section, wrap } from "../ui/mixins";
import { SmartLink } from "../ui/SmartLink";

/** Every unknown path leads home, also on hosts that know no redirect rules. */
export default function NotFoundPage({
  data: { site },
}: PageProps<Queries.NotFoundPageQuery>) {
  useEffect(() => {
    void navigate("/", { replace: true });
  }, []);
  return (
    <Section>
      <h1>{site.name}</h1>
      <p>
        <SmartLink to="/">Home</SmartLink>
      </p>
    </Section>
  );
}

const Section = styled.section`
  ${section}
  ${wrap}
`;

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
