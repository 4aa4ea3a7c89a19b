import { graphql, type PageProps } from "gatsby";
import { AptitudeTest } from "../widgets/aptitude/AptitudeTest";
import { PageEnd } from "../widgets/contact/PageEnd";

export { Head } from "../frame/PageHead";

export default function AptitudeTestPage({
  data: { page, test },
}: PageProps<Queries.AptitudeTestPageQuery>) {
  return (
    <AptitudeTest test={test} heading={page.heading} lead={page.lead}>
      <PageEnd page={page} />
    </AptitudeTest>
  );
}

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
