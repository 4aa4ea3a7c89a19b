import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { useActions } from "../layout/useActions";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { PageTitle } from "../ui/PageTitle";
import { Process } from "../sections/education-support/Process";
import { ServiceRows } from "../sections/education-support/ServiceRows";

export default function EducationSupportPage({
  data: { page },
}: PageProps<Queries.EducationSupportPageQuery>) {
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
  data: { page },
  location,
}) => (
  <PageHead
    {...page}
    path={location.pathname}
    picture={[page.heading, ...page.services.map(({ title }) => title)]}
  />
);

export const query = graphql`
  query EducationSupportPage {
    page: educationSupportPage {
      ...EducationSupportPageFields
    }
  }
`;
