import { graphql, type PageProps } from "gatsby";
import { PageTitle } from "../components/PageTitle";
import { RuleList } from "../components/RuleList";
import { Section } from "../components/Section";
import { PageEnd } from "../widgets/contact/PageEnd";
import { ScholarshipFinder } from "../widgets/scholarships/ScholarshipFinder";

export { Head } from "../frame/PageHead";

export default function ScholarshipsPage({
  data: { page, scholarships },
  location,
}: PageProps<Queries.ScholarshipsPageQuery>) {
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <ScholarshipFinder
        scholarships={scholarships.nodes}
        pageLocation={location}
      />
      {page.tips.length > 0 && (
        <Section title={page.tipsTitle} ground="coral">
          <RuleList items={page.tips} />
        </Section>
      )}
      <PageEnd page={page} />
    </>
  );
}

export const query = graphql`
  query ScholarshipsPage {
    page: scholarshipsPage {
      ...ScholarshipsPageFields
    }
    scholarships: allScholarship {
      nodes {
        ...ScholarshipFields
      }
    }
  }
`;
