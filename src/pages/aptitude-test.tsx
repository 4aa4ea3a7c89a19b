import { graphql, type PageProps } from "gatsby";
import { AptitudeTest } from "../features/aptitude/AptitudeTest";
import { PageBody } from "../features/contact/PageBody";
import { useSite } from "../layout/useSite";

export { Head } from "../layout/PageHead";

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

export const query = graphql`
  query AptitudeTestPage {
    page: aptitudeTestPage {
      ...AptitudeTestPageFields
      pictureAlt
    }
    test: aptitudeTest {
      ...AptitudeTestFields
    }
  }
`;
