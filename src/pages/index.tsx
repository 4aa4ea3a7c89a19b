import { graphql, type PageProps } from "gatsby";
import { Carousel } from "../features/destinations/Carousel";
import { Hero } from "../features/hero/Hero";
import { PageBody } from "../features/contact/PageBody";
import { useSite } from "../layout/useSite";
import { Stats } from "../ui/Stats";
import { WhyChooseUs } from "../sections/home/WhyChooseUs";

export { Head } from "../layout/PageHead";

export default function HomePage({
  data: { page, countries, atlas },
}: PageProps<Queries.HomePageQuery>) {
  const { site } = useSite();
  return (
    <>
      <Hero
        {...page}
        home={site.home}
        world={atlas.world}
        countries={countries.nodes}
      />
      <PageBody page={page} site={site}>
        <Stats label={page.claimsLabel} claims={site.claims} />
        <Carousel
          texts={page.destinations}
          countries={countries.nodes}
          hours={atlas.hours}
          home={site.home}
        />
        <WhyChooseUs {...page.why} />
      </PageBody>
    </>
  );
}

export const query = graphql`
  query HomePage {
    page: homePage {
      ...HomePageFields
      pictureAlt
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
          distanceKm
        }
      }
    }
    atlas {
      world {
        ...WorldMapFields
      }
      hours {
        ...HourRowFields
      }
    }
  }
`;
