import { graphql, type PageProps } from "gatsby";
import { Block, Blocks } from "../components/Blocks";
import { PageTitle } from "../components/PageTitle";
import { SmartLink } from "../components/SmartLink";
import { money } from "../lib/format";
import { useSite } from "../site";
import { PageEnd } from "../widgets/contact/PageEnd";

export { Head } from "../components/PageHead";

export default function ProgramsPage({
  data: { page, scholarships },
}: PageProps<Queries.ProgramsPageQuery>) {
  const { chatUrl } = useSite();
  return (
    <>
      <PageTitle {...page} />
      <Blocks columns={1}>
        {page.subjects.map(({ title, text }) => {
          const amounts = scholarships.nodes
            .filter(({ field }) => field === title)
            .map(({ awardAmount }) => awardAmount);
          return (
            <Block key={title} title={title} text={text}>
              {amounts.length > 0 && (
                <SmartLink to={`/scholarships?q=${encodeURIComponent(title)}`}>
                  {inShort(amounts)}
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
const inShort = (amounts: readonly number[]) => {
  const most = money(Math.max(...amounts));
  return amounts.length > 1
    ? `${amounts.length} awards, up to ${most}`
    : `1 award of ${most}`;
};

export const query = graphql`
  query ProgramsPage {
    page: programsPage {
      ...ProgramsPageFields
    }
    scholarships: allScholarship {
      nodes {
        field
        awardAmount
      }
    }
  }
`;
