import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { assertPresent } from "../lib/assertPresent";
import { PageTitle } from "../ui/PageTitle";
import { SubjectList } from "../sections/programs/SubjectList";

const FILE = "data/pages/programs.json";

export default function ProgramsPage({
  data,
}: PageProps<Queries.ProgramsPageQuery>) {
  const page = assertPresent(data.page, FILE);
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

export const Head: HeadFC<Queries.ProgramsPageQuery> = ({ data, location }) => {
  const page = assertPresent(data.page, FILE);
  return (
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
};

export const query = graphql`
  query ProgramsPage {
    page: programsPage {
      title
      description
      heading
      lead
      contactForm
      next
      subjects {
        title
        text
      }
      more {
        title
        text
        chat
      }
    }
  }
`;
