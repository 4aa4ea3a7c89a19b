import { graphql, type PageProps } from "gatsby";
import { ActionButton } from "../components/ActionButton";
import { Blocks } from "../components/Blocks";
import { RouteTo } from "../components/RouteArc";
import { RuleList } from "../components/RuleList";
import { Section } from "../components/Section";
import { Stats } from "../components/Stats";
import { TitleWithAside } from "../components/TitleWithAside";
import { Globe } from "../widgets/about/Globe";
import { PageEnd } from "../widgets/contact/PageEnd";

export { Head } from "../frame/PageHead";

export default function AboutPage({
  data: { page, atlas },
}: PageProps<Queries.AboutPageQuery>) {
  const { callToAction } = page;
  return (
    <>
      <TitleWithAside
        heading={page.heading}
        lead={page.lead}
        aside={<Globe globe={atlas.globe} />}
        ground="paper"
      />
      <Section title={page.mission.title} layout="statement">
        <p>{page.mission.text}</p>
      </Section>
      <Section>
        <RuleList
          level="h2"
          items={[page.offer, page.why].map(({ title, items }) => ({
            title,
            features: items,
          }))}
        />
      </Section>
      <Stats />
      <Section title={page.valuesTitle} layout="edges">
        <Blocks level="h3" sprite="lines" blocks={page.values} />
      </Section>
      <Section id="call-to-action" title={callToAction.title} layout="onward">
        <RouteTo>
          <ActionButton
            button={callToAction.button}
            hasForm={page.contactForm}
          />
        </RouteTo>
      </Section>
      <PageEnd page={page} />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      ...AboutPageFields
    }
    atlas {
      globe {
        ...GlobeFields
      }
    }
  }
`;
