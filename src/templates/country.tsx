import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { useActions } from "../layout/useActions";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { fill } from "../lib/format";
import { CountryFacts } from "../sections/country/CountryFacts";
import { CountryHead } from "../sections/country/CountryHead";
import { CountryInShort } from "../sections/country/CountryInShort";
import { CountryStory } from "../sections/country/CountryStory";
import { Landmarks } from "../sections/country/Landmarks";
import { LocatorMap } from "../sections/country/LocatorMap";
import { Neighbours } from "../sections/country/Neighbours";
import { TwoClocks } from "../sections/country/TwoClocks";

/** The page that gatsby-node makes for each country in data/countries.json. */
export default function CountryPage({
  data: { texts, country, west, east },
}: PageProps<Queries.CountryPageQuery>) {
  const { site } = useSite();
  const resolve = useActions(texts.contactForm);
  return (
    <>
      <CountryHead
        studyIn={texts.studyIn}
        name={country.name}
        path={`/country/${country.slug}`}
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
        <Neighbours texts={texts} west={west} east={east} />
      </PageBody>
    </>
  );
}

export const Head: HeadFC<Queries.CountryPageQuery> = ({
  data: { texts, country },
  location,
}) => (
  <PageHead
    title={fill(texts.title, { country: country.name })}
    description={fill(texts.description, { country: country.name })}
    path={location.pathname}
    pictureAlt={country.pictureAlt}
    structuredData={country.structuredData}
  />
);

export const query = graphql`
  query CountryPage($slug: String!, $west: String!, $east: String!) {
    texts: countryPage {
      ...CountryPageFields
    }
    country(slug: { eq: $slug }) {
      slug
      name
      pictureAlt
      structuredData
      capital {
        name
        timeZone
      }
      clocks {
        ...ClocksFields
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
        ...CountryAtlasFields
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
