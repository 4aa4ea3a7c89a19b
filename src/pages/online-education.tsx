import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { OnlineBenefits } from "../sections/online-education/OnlineBenefits";
import { PageTitle } from "../ui/PageTitle";

export default function OnlineEducationPage({
  data: { page },
}: PageProps<Queries.OnlineEducationPageQuery>) {
  const { site } = useSite();
  return (
    <>
      <PageTitle {...page} />
      <PageBody page={page} site={site}>
        <OnlineBenefits benefits={page.benefits} />
      </PageBody>
    </>
  );
}

export const Head: HeadFC<Queries.OnlineEducationPageQuery> = ({
  data: { page },
  location,
}) => (
  <PageHead
    {...page}
    path={location.pathname}
    picture={[page.heading, ...page.benefits.map(({ title }) => title)]}
  />
);

export const query = graphql`
  query OnlineEducationPage {
    page: onlineEducationPage {
      ...OnlineEducationPageFields
    }
  }
`;
