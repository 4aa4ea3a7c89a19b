import { graphql, type PageProps } from "gatsby";
import { ApplicationTips } from "../features/scholarships/ApplicationTips";
import { ScholarshipFinder } from "../features/scholarships/ScholarshipFinder";
import { PageBody } from "../features/contact/PageBody";
import { useSite } from "../layout/useSite";

export { Head } from "../layout/PageHead";

export default function ScholarshipsPage({
  data: { page, scholarships },
}: PageProps<Queries.ScholarshipsPageQuery>) {
  const { site, chat, builtAt } = useSite();
  return (
    <>
      <ScholarshipFinder
        heading={page.heading}
        lead={page.lead}
        texts={page.finder}
        scholarships={scholarships.nodes}
        chat={chat}
        builtAt={builtAt}
      />
      <PageBody page={page} site={site}>
        <ApplicationTips title={page.tipsTitle} tips={page.tips} />
      </PageBody>
    </>
  );
}

export const query = graphql`
  query ScholarshipsPage {
    page: scholarshipsPage {
      ...ScholarshipsPageFields
      pictureAlt
    }
    scholarships: allScholarship {
      nodes {
        ...ScholarshipFields
      }
    }
  }
`;
