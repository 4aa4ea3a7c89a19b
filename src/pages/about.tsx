import { graphql, type HeadFC, type PageProps } from "gatsby";
import { PageEnd } from "../features/contact/PageEnd";
import { PageHead } from "../layout/PageHead";
import { useReach } from "../layout/useReach";
import { useSite } from "../layout/useSite";
import { found } from "../lib/found";
import { AboutHead } from "../sections/about/AboutHead";
import { CallToAction } from "../sections/about/CallToAction";
import { Later } from "../ui/Later";
import { Mission } from "../sections/about/Mission";
import { Stats } from "../ui/Stats";
import { TickColumns } from "../sections/about/TickColumns";
import { Values } from "../sections/about/Values";

const FILE = "data/pages/about.json";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = found(data.page, FILE);
  const { site } = useSite();
  const reach = useReach(page.contactForm);
  return (
    <>
      <AboutHead
        heading={page.heading}
        lead={page.lead}
        globe={data.atlas.globe}
        description={page.mapDescription}
      />
      <Later>
        <Mission {...page.mission} />
        <TickColumns lists={[page.offer, page.why]} />
        <Stats label={page.claimsLabel} claims={site.claims} />
        <Values title={page.valuesTitle} values={page.values} />
        <CallToAction {...page.callToAction} reach={reach} />
        <PageEnd site={site} contactForm={page.contactForm} next={page.next} />
      </Later>
    </>
  );
}

export const Head: HeadFC<Queries.AboutPageQuery> = ({ data, location }) => (
  <PageHead {...found(data.page, FILE)} path={location.pathname} />
);

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
