import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageEnd } from "../features/contact/PageEnd";
import { PageHead } from "../layout/PageHead";
import { useReach } from "../layout/useReach";
import { useSite } from "../layout/useSite";
import { found } from "../lib/found";
import { Later } from "../ui/Later";
import { PageTitle } from "../ui/PageTitle";
import { Process } from "../sections/education-support/Process";
import { ServiceRows } from "../sections/education-support/ServiceRows";

const FILE = "data/pages/education-support.json";

export default function EducationSupportPage({
  data,
}: PageProps<Queries.EducationSupportPageQuery>) {
  const page = found(data.page, FILE);
  const { site } = useSite();
  const reach = useReach(page.contactForm);
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <Later>
        <ServiceRows services={page.services} />
        <Process {...page.process} reach={reach} />
        <PageEnd site={site} contactForm={page.contactForm} next={page.next} />
      </Later>
    </>
  );
}

export const Head: HeadFC<Queries.EducationSupportPageQuery> = ({
  data,
  location,
}) => <PageHead {...found(data.page, FILE)} path={location.pathname} />;

export const query = graphql`
  query EducationSupportPage {
    page: educationSupportPage {
      title
      description
      heading
      lead
      contactForm
      next
      services {
        title
        icon
        features
      }
      process {
        title
        steps {
          title
          text
        }
        button {
          label
          action
        }
      }
    }
  }
`;
