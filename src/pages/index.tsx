import { graphql, type HeadFC, type PageProps } from "gatsby";
import { Carousel } from "../features/destinations/Carousel";
import { Hero } from "../features/hero/Hero";
import { AboutUs } from "../layout/AboutUs";
import { PageBody } from "../features/contact/PageBody";
import { Head as PlainHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { Stats } from "../ui/Stats";
import { WhyChooseUs } from "../sections/home/WhyChooseUs";

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
          home={site.home}
        />
        <WhyChooseUs {...page.why} />
      </PageBody>
    </>
  );
}

export const Head: HeadFC<Queries.HomePageQuery> = (props) => (
  <>
    <PlainHead {...props} />
    <AboutUs />
  </>
);

export const query = graphql`
  query HomePage {
    page: homePage {
      ...HomePageFields
      pictureAlt
    }
    countries: allCountry(sort: { order: ASC }) {
      nodes {
        slug
        name
        card {
          ...CountryCardFields
        }
        clocks {
          seasons {
            offset
            name
          }
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
    }
  }
`;
