import { graphql, type PageProps } from "gatsby";
import { Block, Blocks } from "../components/Blocks";
import { MapSymbol } from "../components/MapSymbol";
import { PageTitle } from "../components/PageTitle";
import { RuleItem, RuleList } from "../components/RuleList";
import { Section } from "../components/Section";
import { Stats } from "../components/Stats";
import { TickList } from "../components/TickList";
import { CallToAction } from "../widgets/about/CallToAction";
import { Globe } from "../widgets/about/Globe";
import { Mission } from "../widgets/about/Mission";
import { PageEnd } from "../widgets/contact/PageEnd";

export { Head } from "../frame/PageHead";

export default function AboutPage({
  data: { page, atlas },
}: PageProps<Queries.AboutPageQuery>) {
  return (
    <>
      <PageTitle
        {...page}
        aside={<Globe globe={atlas.globe} />}
        ground="paper"
      />
      <Mission {...page.mission} />
      <Section>
        <RuleList>
          {[page.offer, page.why].map(({ title, items }) => (
            <RuleItem key={title} title={title} level="h2">
              <TickList items={items} />
            </RuleItem>
          ))}
        </RuleList>
      </Section>
      <Stats />
      <Section title={page.valuesTitle} toEdges>
        <Blocks columns={4}>
          {page.values.map(({ title, text, symbol }) => (
            <Block
              key={title}
              title={title}
              text={text}
              level="h3"
              art={symbol && <MapSymbol sprite="lines" name={symbol} />}
            />
          ))}
        </Blocks>
      </Section>
      <CallToAction {...page.callToAction} hasForm={page.contactForm} />
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
