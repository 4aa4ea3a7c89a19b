import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { useActions } from "../layout/useActions";
import { useFrame } from "../layout/useFrame";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { titleFromSlug } from "../lib/slug";
import { useInBrowser } from "../lib/useInBrowser";
import { pagePath } from "../lib/paths";
import { CountryHead } from "../sections/country/CountryHead";
import { CountryInShort } from "../sections/country/CountryInShort";
import { CountryList } from "../sections/country/CountryList";

/** Letters of a made-up name that are shown: the page stays a page, whatever the address says. */
const LONGEST_NAME = 80;

/** Gatsby's router hands on what stands for a sign of addresses ("%26" for "&") encoded twice ("%2526"). */
const ENCODED_TWICE = /%25(?=2[346BCF]|3[ABDF]|40)/gi;

/** What "/country/<slug>" says, or nothing where it is no slug that can be read. */
function nameInAddress(pathname: string): string {
  const slug = pagePath(pathname)
    .replace(/^\/country\//, "")
    .replace(ENCODED_TWICE, "%");
  try {
    const letters = [...titleFromSlug(decodeURIComponent(slug))];
    return letters.slice(0, LONGEST_NAME).join("");
  } catch {
    return "";
  }
}

/**
 * Any other /country/<slug>. Its heading is made from the address, so only the browser knows it: in the HTML, and
 * without script, it reads "Study abroad".
 */
export default function UnlistedCountryPage({
  data: { texts },
  location,
}: PageProps<Queries.UnlistedCountryPageQuery>) {
  const { site } = useSite();
  const { countries } = useFrame();
  const resolve = useActions(texts.contactForm);
  const name = useInBrowser(() => nameInAddress(location.pathname));
  return (
    <>
      <CountryHead
        name={name ? `${texts.studyIn} ${name}` : texts.unlisted.heading}
      />
      <PageBody page={texts} site={site}>
        <CountryInShort
          figures={texts.figures}
          lead={texts.lead}
          button={resolve(texts.button)}
        >
          <CountryList title={texts.unlisted.listTitle} countries={countries} />
        </CountryInShort>
      </PageBody>
    </>
  );
}

export const Head: HeadFC<Queries.UnlistedCountryPageQuery> = ({
  data: { site, texts },
  location,
}) => {
  // While building, the address is this page's own, which no link leads to.
  const name =
    typeof window === "undefined" ? "" : nameInAddress(location.pathname);
  const title = name ? `${texts.studyIn} ${name}` : texts.unlisted.heading;
  return (
    <PageHead
      title={`${title} | ${site.name}`}
      description={texts.unlisted.description}
      path={null}
    />
  );
};

export const query = graphql`
  query UnlistedCountryPage {
    site: siteSettings {
      name
    }
    texts: countryPage {
      studyIn
      lead
      contactForm
      next
      figures {
        ...FigureFields
      }
      button {
        ...ButtonFields
      }
      unlisted {
        ...UnlistedCountryFields
      }
    }
  }
`;
