import { graphql, type HeadFC, type PageProps } from "gatsby";
import { Carousel } from "../features/destinations/Carousel";
import { Hero } from "../features/hero/Hero";
import { AboutUs } from "../layout/AboutUs";
import { PageBody } from "../features/contact/PageBody";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { assertPresent } from "../lib/assertPresent";
import { Stats } from "../ui/Stats";
import { WhyChooseUs } from "../sections/home/WhyChooseUs";

const FILE = "data/pages/home.json";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = assertPresent(data.page, FILE);
  const countries = data.countries.nodes;
  const { site } = useSite();
  return (
    <>
      <Hero
        {...page}
        home={site.home}
        world={data.atlas.world}
        countries={countries}
      />
      <PageBody page={page} site={site}>
        <Stats label={page.claimsLabel} claims={site.claims} />
        <Carousel
          texts={page.destinations}
          countries={countries}
          home={site.home}
        />
        <WhyChooseUs {...page.why} />
      </PageBody>
    </>
  );
}

export const Head: HeadFC<Queries.HomePageQuery> = ({ data, location }) => {
  const page = assertPresent(data.page, FILE);
  return (
    <PageHead
      {...page}
      path={location.pathname}
      picture={[page.heading, page.mapDescription]}
    >
      <AboutUs />
    </PageHead>
  );
};

export const query = graphql`
  query HomePage {
    page: homePage {
      title
      description
      heading
      lead
      contactForm
      next
      primary {
        label
        to
      }
      secondary {
        label
        to
      }
      mapDescription
      scaleCaption
      claimsLabel
      destinations {
        title
        lead
        moreTitle
        moreLead
        rating
        continent
        students
        universities
        costLevel
        low
        medium
        high
      }
      why {
        title
        lead
        benefits {
          title
          text
          symbol
        }
      }
    }
    countries: allCountry(sort: { order: ASC }) {
      nodes {
        slug
        name
        card {
          description
          flag
          studentCount
          universities
          rating
          costLevel
          continent
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
        url
        arcs
        width
        height
        home {
          x
          y
        }
        meridians {
          hours
          x
        }
        dots {
          slug
          x
          y
        }
        labels {
          slug
          name
          x
          y
          anchor
          tone
          halo
          from
        }
        groups {
          lines
          x
          y
          anchor
          tone
          halo
          at
          leader {
            x
            y
            height
          }
        }
        leaves {
          slug
          x
          y
          angle
        }
      }
    }
  }
`;
