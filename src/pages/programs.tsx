import { graphql, type PageProps } from "gatsby";
import { Bands } from "../components/Bands";
import { PageTitle } from "../components/PageTitle";
import { money } from "../lib/format";
import { useSite } from "../site";
import { PageEnd } from "../widgets/contact/PageEnd";
import {
  NO_SEARCH,
  type Search,
  searchScholarships,
  withSearch,
} from "../widgets/scholarships/search";
import { useToday } from "../lib/useInBrowser";

export { Head } from "../frame/PageHead";

export default function ProgramsPage({
  data: { page, scholarships },
}: PageProps<Queries.ProgramsPageQuery>) {
  const { builtAt, chatUrl } = useSite();
  const today = useToday(builtAt);
  const open = scholarships.nodes.filter(({ deadline }) => deadline >= today);
  const subjects = page.subjects.map(({ title, text, symbol }) => {
    const search: Search = { ...NO_SEARCH, q: title, sort: "amount" };
    const [largest, ...others] = searchScholarships(open, search);
    return {
      title,
      text,
      symbol,
      link: largest && {
        to: `/scholarships${withSearch("", search)}`,
        text: inShort(others.length + 1, largest.awardAmount),
      },
    };
  });
  const askByChat = { to: chatUrl, text: "Ask by chat", newTab: true };
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <Bands bands={[...subjects, { ...page.more, link: askByChat }]} />
      <PageEnd page={page} />
    </>
  );
}

/** "2 awards, up to $38,000" */
const inShort = (count: number, largest: number) =>
  count > 1
    ? `${count} awards, up to ${money(largest)}`
    : `1 award of ${money(largest)}`;

export const query = graphql`
  query ProgramsPage {
    page: programsPage {
      ...ProgramsPageFields
    }
    scholarships: allScholarship {
      nodes {
        ...ScholarshipFields
      }
    }
  }
`;
