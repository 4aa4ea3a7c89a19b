import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { useActions } from "../layout/useActions";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { assertPresent } from "../lib/assertPresent";
import { PageTitle } from "../ui/PageTitle";
import { Process } from "../sections/education-support/Process";
import { ServiceRows } from "../sections/education-support/ServiceRows";

const FILE = "data/pages/education-support.json";

export default function EducationSupportPage({
  data,
}: PageProps<Queries.EducationSupportPageQuery>) {
  const page = assertPresent(data.page, FILE);
  const { site } = useSite();
  const resolve = useActions(page.contactForm);
  return (
    <>
      <PageTitle {...page} />
      <PageBody page={page} site={site}>
        <ServiceRows services={page.services} />
        <Process {...page.process} button={resolve(page.process.button)} />
      </PageBody>
    </>
  );
}

export const Head: HeadFC<Queries.EducationSupportPageQuery> = ({
  data,
  location,
}) => {
  const page = assertPresent(data.page, FILE);
  return (
    <PageHead
      {...page}
      path={location.pathname}
      picture={[page.heading, ...page.services.map(({ title }) => title)]}
    />
  );
};

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
