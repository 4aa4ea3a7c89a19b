import { graphql, type PageProps } from "gatsby";
import { MapSymbol } from "../components/MapSymbol";
import { PageTitle } from "../components/PageTitle";
import { Section } from "../components/Section";
import { ServicesRoute } from "../components/ServicesRoute";
import { TickList } from "../components/TickList";
import { PageEnd } from "../widgets/contact/PageEnd";

export { Head } from "../frame/PageHead";

export default function ServicesPage({
  data: { page },
}: PageProps<Queries.ServicesPageQuery>) {
  return (
    <>
      <PageTitle {...page} />
      <Section ground="sun">
        <ServicesRoute
          services={page.services.map(({ title, symbol, features }) => ({
            title,
            art: symbol && <MapSymbol sprite="services" name={symbol} />,
            content: <TickList items={features} />,
          }))}
        />
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
