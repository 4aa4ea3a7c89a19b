import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageBody } from "../features/contact/PageBody";
import { useActions } from "../layout/useActions";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { assertPresent } from "../lib/assertPresent";
import { AboutHead } from "../sections/about/AboutHead";
import { CallToAction } from "../sections/about/CallToAction";
import { Mission } from "../sections/about/Mission";
import { Stats } from "../ui/Stats";
import { TickColumns } from "../sections/about/TickColumns";
import { Values } from "../sections/about/Values";

const FILE = "data/pages/about.json";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = assertPresent(data.page, FILE);
  const { site } = useSite();
  const resolve = useActions(page.contactForm);
  return (
    <>
      <AboutHead {...page} globe={data.atlas.globe} />
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

export const Head: HeadFC<Queries.AboutPageQuery> = ({ data, location }) => {
  const page = assertPresent(data.page, FILE);
  return (
    <PageHead
      {...page}
      path={location.pathname}
      picture={[page.heading, page.mapDescription]}
    />
  );
};

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      title
      description
      heading
      lead
      contactForm
      next
      mapDescription
      claimsLabel
      mission {
        title
        text
      }
      offer {
        title
        items
      }
      why {
        title
        items
      }
      valuesTitle
      values {
        title
        text
      }
      callToAction {
        title
        button {
          label
          action
        }
      }
    }
    atlas {
      globe {
        url
        size
        rings {
          km
          radius
        }
        points {
          slug
          x
          y
        }
        labels {
          text
          x
          y
          anchor
          tone
          at
        }
      }
    }
  }
`;
