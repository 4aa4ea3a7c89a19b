import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { found } from "../lib/found";
import { OnlineBenefits } from "../sections/online-education/OnlineBenefits";
import { PageTitle } from "../ui/PageTitle";

const FILE = "data/pages/online-education.json";

export default function OnlineEducationPage({
  data,
}: PageProps<Queries.OnlineEducationPageQuery>) {
  const page = found(data.page, FILE);
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
  data,
  location,
}) => <PageHead {...found(data.page, FILE)} path={location.pathname} />;

export const query = graphql`
  query OnlineEducationPage {
    page: onlineEducationPage {
      title
      description
      heading
      lead
      contactForm
      next
      benefits {
        title
        text
        symbol
      }
    }
  }
`;
