import { graphql, type HeadFC, type PageProps } from "gatsby";
import { AptitudeTest } from "../features/aptitude/AptitudeTest";
import { PageBody } from "../features/contact/PageBody";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";

export default function AptitudeTestPage({
  data: { page, test },
}: PageProps<Queries.AptitudeTestPageQuery>) {
  const { site } = useSite();
  return (
    <>
      <AptitudeTest test={test} texts={page} phone={site.phone} />
      <PageBody page={page} site={site} />
    </>
  );
}

export const Head: HeadFC<Queries.AptitudeTestPageQuery> = ({
  data: { page, test },
  location,
}) => (
  <PageHead
    {...page}
    path={location.pathname}
    picture={[
      page.heading,
      `${test.questions.length} ${page.questions}`,
      `${test.minutes} ${page.minutes}`,
    ]}
  />
);

export const query = graphql`
  query AptitudeTestPage {
    page: aptitudeTestPage {
      ...AptitudeTestPageFields
    }
    test: aptitudeTest {
      ...AptitudeTestFields
    }
  }
`;
