import { graphql, type PageProps } from "gatsby";
import { PageTitle } from "../components/PageTitle";
import { Section } from "../components/Section";
import { Stops } from "../components/Stops";
import { PageEnd } from "../widgets/contact/PageEnd";

export { Head } from "../frame/PageHead";

export default function ServicesPage({
  data: { page },
}: PageProps<Queries.ServicesPageQuery>) {
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <Section ground="sun">
        <Stops sprite="services" stops={page.services} />
      </Section>
      <PageEnd page={page} />
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    page: servicesPage {
      ...ServicesPageFields
    }
  }
`;
