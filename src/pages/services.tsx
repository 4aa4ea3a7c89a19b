import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { assertPresent } from "../lib/assertPresent";
import { PageTitle } from "../ui/PageTitle";
import { ServiceCards } from "../sections/services/ServiceCards";

const FILE = "data/pages/services.json";

export default function ServicesPage({
  data,
}: PageProps<Queries.ServicesPageQuery>) {
  const page = assertPresent(data.page, FILE);
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

export const Head: HeadFC<Queries.ServicesPageQuery> = ({ data, location }) => {
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
  query ServicesPage {
    page: servicesPage {
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
    }
  }
`;
