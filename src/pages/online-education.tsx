import { graphql, type PageProps } from "gatsby";
import { Blocks } from "../components/Blocks";
import { PageTitle } from "../components/PageTitle";
import { PageEnd } from "../widgets/contact/PageEnd";

export { Head } from "../frame/PageHead";

export default function OnlineEducationPage({
  data: { page },
}: PageProps<Queries.OnlineEducationPageQuery>) {
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <Blocks inPairs sprite="online" blocks={page.benefits} />
      <PageEnd page={page} />
    </>
  );
}

export const query = graphql`
  query OnlineEducationPage {
    page: onlineEducationPage {
      ...OnlineEducationPageFields
    }
  }
`;
