import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { PageTitle } from "../ui/PageTitle";
import { SubjectList } from "../sections/programs/SubjectList";

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

export const Head: HeadFC<Queries.ProgramsPageQuery> = ({
  data: { page },
  location,
}) => (
  <PageHead
    {...page}
    path={location.pathname}
    picture={[
      page.heading,
      ...page.subjects.map(({ title }) => title),
      page.more.title,
    ]}
  />
);

export const query = graphql`
  query ProgramsPage {
    page: programsPage {
      ...ProgramsPageFields
    }
  }
`;
