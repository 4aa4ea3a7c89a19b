import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageEnd } from "../features/contact/PageEnd";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { found } from "../lib/found";
import { Later } from "../ui/Later";
import { PageTitle } from "../ui/PageTitle";
import { SubjectList } from "../sections/programs/SubjectList";

const FILE = "data/pages/programs.json";

export default function ProgramsPage({
  data,
}: PageProps<Queries.ProgramsPageQuery>) {
  const page = found(data.page, FILE);
  const { site, chat } = useSite();
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <Later>
        <SubjectList subjects={page.subjects} more={page.more} chat={chat} />
        <PageEnd site={site} contactForm={page.contactForm} next={page.next} />
      </Later>
    </>
  );
}

export const Head: HeadFC<Queries.ProgramsPageQuery> = ({ data, location }) => (
  <PageHead {...found(data.page, FILE)} path={location.pathname} />
);

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
