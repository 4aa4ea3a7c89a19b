import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageEnd } from "../features/contact/PageEnd";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { found } from "../lib/found";
import { Later } from "../ui/Later";
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
      <PageTitle heading={page.heading} lead={page.lead} />
      <Later>
        <OnlineBenefits benefits={page.benefits} />
        <PageEnd site={site} contactForm={page.contactForm} next={page.next} />
      </Later>
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
