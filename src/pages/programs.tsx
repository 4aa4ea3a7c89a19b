import { graphql, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { useSite } from "../layout/useSite";
import { PageTitle } from "../ui/PageTitle";
import { SubjectList } from "../sections/programs/SubjectList";

export { Head } from "../layout/PageHead";

export default function ProgramsPage({
  data: { page },
}: PageProps<Queries.ProgramsPageQuery>) {
  const { site, chat } = useSite();
  return (
    <>
      <PageTitle {...page} />
      <PageBody page={page} site={site}>
        <SubjectList subjects={page.subjects} more={page.more} chat={chat} />
      </PageBody>
    </>
  );
}

export const query = graphql`
  query ProgramsPage {
    page: programsPage {
      ...ProgramsPageFields
      pictureAlt
    }
  }
`;
