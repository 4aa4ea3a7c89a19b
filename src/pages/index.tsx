import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageEnd } from "../features/contact/PageEnd";
import { Carousel } from "../features/destinations/Carousel";
import { Hero } from "../features/hero/Hero";
import { AboutUs } from "../layout/AboutUs";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { found } from "../lib/found";
import { Later } from "../ui/Later";
import { Stats } from "../ui/Stats";
import { WhyChooseUs } from "../sections/home/WhyChooseUs";

const FILE = "data/pages/home.json";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = found(data.page, FILE);
  const { site } = useSite();
  const countries = data.countries.nodes;
  const nearestFirst = [...countries]
    .sort((a, b) => a.atlas.distanceKm - b.atlas.distanceKm)
    .map(({ slug }) => slug);
  return (
    <>
      <Hero
        heading={page.heading}
        lead={page.lead}
        primary={page.primary}
        secondary={page.secondary}
        scaleCaption={page.scaleCaption}
        mapDescription={page.mapDescription}
        homeCity={site.home.city}
        homeCountry={site.home.country}
        world={data.atlas.world}
        nearestFirst={nearestFirst}
      />
      <Later>
        <Stats label={page.claimsLabel} claims={site.claims} />
        <Carousel
          texts={page.destinations}
          countries={countries.map(({ slug, name, card, atlas }) => ({
            slug,
            name,
            card,
            flag: atlas.flag,
            ink: atlas.ink,
            offsetShort: atlas.clock.short,
            offset: [atlas.clock.standard, atlas.clock.summer]
              .filter(Boolean)
              .join(" "),
            art: {
              url: atlas.art.card.url,
              width: atlas.art.width,
              height: atlas.art.height,
            },
          }))}
        />
        <WhyChooseUs {...page.why} />
        <PageEnd site={site} contactForm={page.contactForm} next={page.next} />
      </Later>
    </>
  );
}

export const Head: HeadFC<Queries.HomePageQuery> = ({ data, location }) => (
  <PageHead {...found(data.page, FILE)} path={location.pathname}>
    <AboutUs />
  </PageHead>
);

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
        atlas {
          ink
          flag
          clock {
            short
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
