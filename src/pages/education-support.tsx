import { graphql, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { useActions } from "../layout/useActions";
import { useSite } from "../layout/useSite";
import { PageTitle } from "../ui/PageTitle";
import { Process } from "../sections/education-support/Process";
import { ServiceRows } from "../sections/education-support/ServiceRows";

export { Head } from "../layout/PageHead";

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

export const query = graphql`
  query EducationSupportPage {
    page: educationSupportPage {
      ...EducationSupportPageFields
      pictureAlt
    }
  }
`;
