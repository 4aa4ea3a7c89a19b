import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { assertPresent } from "../lib/assertPresent";
import { OnlineBenefits } from "../sections/online-education/OnlineBenefits";
import { PageTitle } from "../ui/PageTitle";

const FILE = "data/pages/online-education.json";

export default function OnlineEducationPage({
  data,
}: PageProps<Queries.OnlineEducationPageQuery>) {
  const page = assertPresent(data.page, FILE);
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
}) => {
  const page = assertPresent(data.page, FILE);
  return (
    <PageHead
      {...page}
      path={location.pathname}
      picture={[page.heading, ...page.benefits.map(({ title }) => title)]}
    />
  );
};

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
