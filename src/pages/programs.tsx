import { graphql, type PageProps } from "gatsby";
import { Bands } from "../components/Bands";
import { PageTitle } from "../components/PageTitle";
import { useSite } from "../site";
import { PageEnd } from "../widgets/contact/PageEnd";

export { Head } from "../frame/PageHead";

export default function ProgramsPage({
  data: { page },
}: PageProps<Queries.ProgramsPageQuery>) {
  const { chatUrl } = useSite();
  const askByChat = { to: chatUrl, text: "Ask by chat" };
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <Bands bands={[...page.subjects, { ...page.more, link: askByChat }]} />
      <PageEnd page={page} />
    </>
  );
}

export const query = graphql`
  query ProgramsPage {
    page: programsPage {
      ...ProgramsPageFields
    }
  }
`;
