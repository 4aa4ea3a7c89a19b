import { graphql, type PageProps } from "gatsby";
import { ActionButton } from "../components/ActionButton";
import { Blocks } from "../components/Blocks";
import { PageTitle } from "../components/PageTitle";
import { Section } from "../components/Section";
import { Stops } from "../components/Stops";
import { PageEnd } from "../widgets/contact/PageEnd";

export { Head } from "../frame/PageHead";

export default function EducationSupportPage({
  data: { page },
}: PageProps<Queries.EducationSupportPageQuery>) {
  const { services, process } = page;
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      <Blocks inPairs sprite="support" blocks={services} />
      <Section title={process.title}>
        <Stops numbered level="h3" stops={process.steps} />
        <div>
          <ActionButton button={process.button} hasForm={page.contactForm} />
        </div>
      </Section>
      <PageEnd page={page} />
    </>
  );
}

export const query = graphql`
  query EducationSupportPage {
    page: educationSupportPage {
      ...EducationSupportPageFields
    }
  }
`;
