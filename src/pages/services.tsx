import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageEnd } from "../features/contact/PageEnd";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { found } from "../lib/found";
import { Later } from "../ui/Later";
import { PageTitle } from "../ui/PageTitle";
import { ServiceCards } from "../sections/services/ServiceCards";

const FILE = "data/pages/services.json";

export default function ServicesPage({
  data,
}: PageProps<Queries.ServicesPageQuery>) {
  const page = found(data.page, FILE);
  const { site } = useSite();
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <Later>
        <ServiceCards services={page.services} />
        <PageEnd
          site={site}
          contactForm={page.contactForm}
          next={page.next}
          ink="paper"
        />
      </Later>
    </>
  );
}

export const Head: HeadFC<Queries.ServicesPageQuery> = ({ data, location }) => (
  <PageHead {...found(data.page, FILE)} path={location.pathname} />
);

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
