import { graphql, type PageProps } from "gatsby";
import { MapSymbol } from "../components/MapSymbol";
import { PageTitle } from "../components/PageTitle";
import { Section } from "../components/Section";
import { Stops } from "../components/Stops";
import { TickList } from "../components/TickList";
import { PageEnd } from "../widgets/contact/PageEnd";

export { Head } from "../frame/PageHead";

export default function ServicesPage({
  data: { page },
}: PageProps<Queries.ServicesPageQuery>) {
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <Section ground="sun">
        <Stops
          stops={page.services.map(({ title, symbol, features }) => ({
            title,
            content: <TickList items={features} />,
            art: symbol && <MapSymbol sprite="services" name={symbol} />,
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
