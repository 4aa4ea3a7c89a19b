import { graphql, type PageProps } from "gatsby";
import { Block, Blocks } from "../components/Blocks";
import { PageTitle } from "../components/PageTitle";
import { SmartLink } from "../components/SmartLink";
import { useSite } from "../site";
import { PageEnd } from "../widgets/contact/PageEnd";

export { Head } from "../components/PageHead";

export default function ProgramsPage({
  data: { page },
}: PageProps<Queries.ProgramsPageQuery>) {
  const { chatUrl } = useSite();
  return (
    <>
      <PageTitle {...page} />
      <Blocks columns={1}>
        {page.subjects.map(({ title, text }) => (
          <Block key={title} title={title} text={text} />
        ))}
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

export const query = graphql`
  query ProgramsPage {
    page: programsPage {
      ...ProgramsPageFields
    }
  }
`;
