import { graphql, type PageProps } from "gatsby";
import { CountryGrid } from "../components/CountryGrid";
import { RuleList } from "../components/RuleList";
import { Section } from "../components/Section";
import { Stats } from "../components/Stats";
import { PageEnd } from "../widgets/contact/PageEnd";
import { Carousel } from "../widgets/destinations/Carousel";
import { Hero } from "../widgets/hero/Hero";

export { Head } from "../frame/PageHead";

const GRID_ID = "all-by-hour";

export default function HomePage({
  data: { page, countries },
}: PageProps<Queries.HomePageQuery>) {
  const { destinations, why } = page;
  return (
    <>
      <Hero page={page} />
      <Stats />
      {countries.nodes.some(({ card }) => card) && (
        <Carousel
          texts={destinations}
          countries={countries.nodes}
          gridId={GRID_ID}
        />
      )}
      <Section
        id={GRID_ID}
        title={destinations.moreTitle}
        lead={destinations.moreLead}
      >
        <CountryGrid />
      </Section>
      <Section title={why.title} lead={why.lead} ground="sea">
        <RuleList sprite="benefits" items={why.benefits} />
      </Section>
      <PageEnd page={page} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    page: homePage {
      ...HomePageFields
      structuredData
    }
    countries: allCountry(sort: { order: ASC }) {
      nodes {
        slug
        name
        card {
          ...CountryCardFields
        }
        atlas {
          ink
          flag
          clock {
            standard
            summer
          }
          art {
            card {
              url
            }
            width
            height
          }
        }
      }
    }
  }
`;
