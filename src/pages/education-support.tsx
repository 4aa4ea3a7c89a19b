import { graphql, type PageProps } from "gatsby";
import { ActionButton } from "../components/ActionButton";
import { PageTitle } from "../components/PageTitle";
import { RuleItem, RuleList } from "../components/RuleList";
import { Section } from "../components/Section";
import { MapSymbol } from "../components/MapSymbol";
import { Steps } from "../components/Steps";
import { Ticks } from "../components/Ticks";
import { PageEnd } from "../widgets/contact/PageEnd";

export { Head } from "../components/PageHead";

export default function EducationSupportPage({
  data: { page },
}: PageProps<Queries.EducationSupportPageQuery>) {
  const { services, process } = page;
  return (
    <>
      <PageTitle {...page} />
      <Section>
        <RuleList columns={2}>
          {services.map(({ title, symbol, features }) => (
            <RuleItem
              key={title}
              title={title}
              level="h2"
              art={<MapSymbol sheet="support" name={symbol} />}
            >
              <Ticks items={features} />
            </RuleItem>
          ))}
        </RuleList>
      </Section>
      <Section title={process.title} ground="mint">
        <Steps
          stops="numbers"
          steps={process.steps.map(({ title, text }) => ({
            title,
            content: <p>{text}</p>,
          }))}
        />
        <ActionButton
          button={process.button}
          hasForm={page.contactForm}
          kind="ink"
        />
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
