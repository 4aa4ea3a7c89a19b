import { graphql, type PageProps } from "gatsby";
import { Block, Blocks } from "../components/Blocks";
import { MapSymbol } from "../components/MapSymbol";
import { PageTitle } from "../components/PageTitle";
import { SmartLink } from "../components/SmartLink";
import { money } from "../lib/format";
import { useSite } from "../site";
import { PageEnd } from "../widgets/contact/PageEnd";
import {
  NO_SEARCH,
  type Search,
  searchScholarships,
  withSearch,
} from "../widgets/scholarships/search";

export { Head } from "../components/PageHead";

export default function ProgramsPage({
  data: { page, scholarships },
}: PageProps<Queries.ProgramsPageQuery>) {
  const { chatUrl } = useSite();
  return (
    <>
      <PageTitle {...page} />
      <Blocks columns={1}>
        {page.subjects.map(({ title, text, symbol }) => {
          const search: Search = { ...NO_SEARCH, q: title, sort: "amount" };
          const [largest, ...others] = searchScholarships(
            scholarships.nodes,
            search,
          );
          return (
            <Block
              key={title}
              title={title}
              text={text}
              line={symbol && <MapSymbol sheet="lines" name={symbol} />}
            >
              {largest && (
                <SmartLink to={`/scholarships${withSearch("", search)}`}>
                  {inShort(others.length + 1, largest.awardAmount)}
                </SmartLink>
              )}
            </Block>
          );
        })}
        <Block title={page.more.title} text={page.more.text}>
          <SmartLink to={chatUrl} newTab>
            Ask by chat
          </SmartLink>
        </Block>
      </Blocks>
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
