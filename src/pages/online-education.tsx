import { graphql, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { useSite } from "../layout/useSite";
import { OnlineBenefits } from "../sections/online-education/OnlineBenefits";
import { PageTitle } from "../ui/PageTitle";

export { Head } from "../layout/PageHead";

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

export const query = graphql`
  query OnlineEducationPage {
    page: onlineEducationPage {
      ...OnlineEducationPageFields
      pictureAlt
    }
  }
`;
