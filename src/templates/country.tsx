import { graphql, type HeadFC, type PageProps } from "gatsby";
import { Breadcrumbs } from "../layout/Breadcrumbs";
import { PageBody } from "../features/contact/PageBody";
import { useActions } from "../layout/useActions";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { fill, thousands } from "../lib/format";
import { assertPresent } from "../lib/assertPresent";
import { CountryFacts } from "../sections/country/CountryFacts";
import { CountryHead } from "../sections/country/CountryHead";
import { CountryInShort } from "../sections/country/CountryInShort";
import { CountryStory } from "../sections/country/CountryStory";
import { Landmarks } from "../sections/country/Landmarks";
import { LocatorMap } from "../sections/country/LocatorMap";
import { Neighbours } from "../sections/country/Neighbours";
import { TwoClocks } from "../sections/country/TwoClocks";

const FILE = "data/pages/country.json";

/** The page that gatsby-node makes for each country in data/countries.json. */
export default function CountryPage({
  data,
  path,
}: PageProps<Queries.CountryPageQuery>) {
  const texts = assertPresent(data.texts, FILE);
  const country = assertPresent(data.country, "The country");
  const { site } = useSite();
  const resolve = useActions(texts.contactForm);
  return (
    <>
      <CountryHead
        studyIn={texts.studyIn}
        name={country.name}
        path={path}
        atlas={country.atlas}
      />
      <PageBody page={texts} site={site}>
        <CountryFacts texts={texts} country={country} city={site.home.city} />
        <CountryInShort
          figures={texts.figures}
          lead={texts.lead}
          button={resolve(texts.button)}
        >
          <LocatorMap
            locator={country.atlas.locator}
            city={site.home.city}
            capital={country.capital.name}
            description={texts.map}
          />
        </CountryInShort>
        <TwoClocks
          texts={texts.clocks}
          clocks={country.clocks}
          capital={country.capital}
          home={site.home}
          ink={country.atlas.ink}
        />
        <Landmarks
          texts={texts.landmarks}
          landmarks={country.atlas.landmarks}
          ink={country.atlas.ink}
        />
        <CountryStory {...country} />
        <Neighbours
          texts={texts}
          west={assertPresent(data.west, "The country to the west")}
          east={assertPresent(data.east, "The country to the east")}
        />
      </PageBody>
    </>
  );
}

export const Head: HeadFC<Queries.CountryPageQuery> = ({ data, location }) => {
  const { title, description, studyIn } = assertPresent(data.texts, FILE);
  const { name, atlas } = assertPresent(data.country, "The country");
  return (
    <PageHead
      title={fill(title, { country: name })}
      description={fill(description, { country: name })}
      path={location.pathname}
      picture={[
        `${studyIn} ${name}`,
        atlas.clock.standard,
        `${thousands(atlas.distanceKm)} km`,
      ]}
    >
      <Breadcrumbs name={name} path={location.pathname} />
    </PageHead>
  );
};

export const query = graphql`
  query CountryPage($slug: String!, $west: String!, $east: String!) {
    texts: countryPage {
      title
      description
      studyIn
      lead
      contactForm
      next
      figures {
        value
        label
      }
      button {
        label
        action
      }
      time
      capital
      longitude
      distance
      map
      clocks {
        title
        lead
        winter
        summer
        callHome
        callUs
        same
      }
      landmarks {
        title
        lead
        credit
      }
      west
      east
      neighbours
    }
    country(slug: { eq: $slug }) {
      name
      capital {
        name
        timeZone
      }
      clocks {
        difference
        awake
        seasons {
          offset
          name
          months
          awake {
            from
            to
          }
          windows {
            from
            to
            there
            here
          }
          longest
          callHome
          callUs
        }
        same {
          slug
          name
        }
      }
      intro
      facts {
        label
        value
        source
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
        art {
          page {
            url
          }
          small {
            url
          }
          width
          height
        }
        locator {
          url
          home {
            x
            y
          }
          homeSide
          capital {
            x
            y
          }
          side
        }
        landmarks {
          name
          city
          height
          path
          barWidth
        }
        clock {
          standard
          summer
        }
        longitude
        distanceKm
      }
    }
    west: country(slug: { eq: $west }) {
      slug
      name
      atlas {
        ink
      }
    }
    east: country(slug: { eq: $east }) {
      slug
      name
      atlas {
        ink
      }
    }
  }
`;
