import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { PageTitle } from "../ui/PageTitle";
import { ServiceCards } from "../sections/services/ServiceCards";

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

export const Head: HeadFC<Queries.ServicesPageQuery> = ({
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
  query ServicesPage {
    page: servicesPage {
      ...ServicesPageFields
    }
  }
`;
