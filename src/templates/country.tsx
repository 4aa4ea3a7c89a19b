import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageHead } from "../frame/PageHead";
import { fill } from "../lib/format";
import { PageEnd } from "../widgets/contact/PageEnd";
import { CountryFacts } from "../widgets/country/CountryFacts";
import { CountryHead } from "../widgets/country/CountryHead";
import { CountryStory } from "../widgets/country/CountryStory";
import { CountrySummary } from "../widgets/country/CountrySummary";
import { LocatorMap } from "../widgets/country/LocatorMap";
import { Neighbours } from "../widgets/country/Neighbours";
import { PrintedPage } from "../widgets/country/PrintedPage";
import { PrintOrShare } from "../widgets/country/PrintOrShare";
import { TwoClocks } from "../widgets/country/TwoClocks";

/** The page that gatsby-node makes for each country in data/countries.json. */
export default function CountryPage({
  data: { page, country, west, east },
}: PageProps<Queries.CountryPageQuery>) {
  const { name, slug, capital, atlas } = country;
  return (
    <>
      <PrintedPage country={country} />
      <CountryHead name={name} atlas={atlas} />
      <CountryFacts country={country} />
      <CountrySummary page={page}>
        <LocatorMap locator={atlas.locator} capital={capital.name} />
      </CountrySummary>
      <TwoClocks atlas={atlas} capital={capital.name} />
      <CountryStory {...country} />
      <Neighbours west={west} east={east} />
      <PrintOrShare name={name} path={`/country/${slug}`} />
      <PageEnd page={page} />
    </>
  );
}

export const Head: HeadFC<Queries.CountryPageQuery> = ({
  data: { page, country },
  location,
}) => (
  <PageHead
    title={fill(page.title, { country: country.name })}
    description={fill(page.description, { country: country.name })}
    path={location.pathname}
    structuredData={country.structuredData}
  />
);

export const query = graphql`
  query CountryPage($slug: String!, $west: String!, $east: String!) {
    page: countryPage {
      ...CountryPageFields
    }
    country(slug: { eq: $slug }) {
      slug
      name
      structuredData
      capital {
        name
      }
      intro
      facts {
        ...CountryFactFields
      }
      photo {
        alt
        credit
        image {
          childImageSharp {
            gatsbyImageData(
              width: 1600
              placeholder: NONE
              formats: [AUTO, WEBP, AVIF]
            )
          }
        }
      }
      atlas {
        ink
        longitude
        distanceKm
        clock {
          ...ClockFields
        }
        clocks {
          ...ClocksFields
        }
        locator {
          ...LocatorFields
        }
        art {
          page {
            url
          }
          card {
            url
          }
          width
          height
        }
      }
    }
    west: country(slug: { eq: $west }) {
      ...NeighbourFields
    }
    east: country(slug: { eq: $east }) {
      ...NeighbourFields
    }
  }

  fragment NeighbourFields on Country {
    slug
    name
    atlas {
      ink
      art {
        cell {
          url
        }
      }
    }
  }
`;
