import { graphql, type HeadFC, type PageProps } from "gatsby";
import { CountryGrid } from "../components/CountryGrid";
import { PageHead } from "../frame/PageHead";
import { pagePath } from "../lib/paths";
import { useInBrowser } from "../lib/useInBrowser";
import { PageEnd } from "../widgets/contact/PageEnd";
import { CountryHead } from "../widgets/country/CountryHead";
import { CountrySummary } from "../widgets/country/CountrySummary";

/** The most characters of a name that are shown: an address may hold any text. */
const LONGEST_NAME = 80;

/** Gatsby's router encodes some characters of addresses twice: "&" becomes "%26", and that "%2526". */
const ENCODED_TWICE = /%25(?=2[346BCF]|3[ABDF]|40)/gi;

/**
 * The name a slug stands for: hyphens become spaces, each word is capitalised ("new-zealand" → "New Zealand").
 * A slug is untrusted text: the name is only ever rendered as text, without control characters and marks that change
 * its direction.
 */
const titleFromSlug = (slug: string): string =>
  slug
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, "")
    .replaceAll("-", " ")
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const [first = "", ...rest] = word;
      return first.toUpperCase() + rest.join("");
    })
    .join(" ");

/** The name in "/country/<slug>"; empty if the slug cannot be decoded. */
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
 * Any /country/<slug> that is not in data/countries.json. The heading is made from the address, which only the browser
 * knows: in the HTML, and without script, it is "Study abroad".
 */
export default function UnlistedCountryPage({
  data: { page },
  location,
}: PageProps<Queries.UnlistedCountryPageQuery>) {
  const name = useInBrowser<string | null>(
    () => nameInAddress(location.pathname),
    null,
  );
  return (
    <>
      <CountryHead name={name} />
      <CountrySummary page={page} isWide>
        <CountryGrid />
      </CountrySummary>
      <PageEnd page={page} />
    </>
  );
}

export const Head: HeadFC<Queries.UnlistedCountryPageQuery> = ({
  data: { site, page },
  location,
}) => {
  // During the build the address is that of the template, without a name.
  const name =
    typeof window === "undefined" ? "" : nameInAddress(location.pathname);
  return (
    <PageHead
      title={`${name ? `Study in ${name}` : "Study abroad"} | ${site.name}`}
      description={page.unlisted.description}
      path={null}
    />
  );
};

export const query = graphql`
  query UnlistedCountryPage {
    site: siteSettings {
      name
    }
    page: countryPage {
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
