import { graphql, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { useActions } from "../layout/useActions";
import { useSite } from "../layout/useSite";
import { AboutHead } from "../sections/about/AboutHead";
import { CallToAction } from "../sections/about/CallToAction";
import { Mission } from "../sections/about/Mission";
import { Stats } from "../ui/Stats";
import { TickColumns } from "../sections/about/TickColumns";
import { Values } from "../sections/about/Values";

export { Head } from "../layout/PageHead";

export default function AboutPage({
  data: { page, atlas },
}: PageProps<Queries.AboutPageQuery>) {
  const { site } = useSite();
  const resolve = useActions(page.contactForm);
  return (
    <>
      <AboutHead {...page} globe={atlas.globe} />
      <PageBody page={page} site={site}>
        <Mission {...page.mission} />
        <TickColumns lists={[page.offer, page.why]} />
        <Stats label={page.claimsLabel} claims={site.claims} />
        <Values title={page.valuesTitle} values={page.values} />
        <CallToAction
          title={page.callToAction.title}
          button={resolve(page.callToAction.button)}
        />
      </PageBody>
    </>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      ...AboutPageFields
      pictureAlt
    }
    atlas {
      globe {
        ...GlobeFields
      }
    }
  }
`;
