import { graphql, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { useSite } from "../layout/useSite";
import { PageTitle } from "../ui/PageTitle";
import { ServiceCards } from "../sections/services/ServiceCards";

export { Head } from "../layout/PageHead";

export default function ServicesPage({
  data: { page },
}: PageProps<Queries.ServicesPageQuery>) {
  const { site } = useSite();
  return (
    <>
      <PageTitle {...page} />
      <PageBody page={page} site={site} ink="paper">
        <ServiceCards services={page.services} />
      </PageBody>
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    page: servicesPage {
      ...ServicesPageFields
      pictureAlt
    }
  }
`;
