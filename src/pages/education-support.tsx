import { graphql, type PageProps } from "gatsby";
import { ActionButton } from "../components/ActionButton";
import { Block, Blocks } from "../components/Blocks";
import { MapSymbol } from "../components/MapSymbol";
import { PageTitle } from "../components/PageTitle";
import { Section } from "../components/Section";
import { Steps } from "../components/Steps";
import { TickList } from "../components/TickList";
import { PageEnd } from "../widgets/contact/PageEnd";

export { Head } from "../frame/PageHead";

export default function EducationSupportPage({
  data: { page },
}: PageProps<Queries.EducationSupportPageQuery>) {
  const { services, process } = page;
  return (
    <>
      <PageTitle {...page} />
      <Blocks columns={2}>
        {services.map(({ title, symbol, features }) => (
          <Block
            key={title}
            title={title}
            art={<MapSymbol sprite="support" name={symbol} />}
          >
            <TickList items={features} />
          </Block>
        ))}
      </Blocks>
      <Section
        title={process.title}
        action={
          <ActionButton button={process.button} hasForm={page.contactForm} />
        }
      >
        <Steps steps={process.steps} />
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
