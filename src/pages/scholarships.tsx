import { graphql, type HeadFC, type PageProps } from "gatsby";
import { ApplicationTips } from "../features/scholarships/ApplicationTips";
import { ScholarshipFinder } from "../features/scholarships/ScholarshipFinder";
import { PageBody } from "../features/contact/PageBody";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { assertPresent } from "../lib/assertPresent";

const FILE = "data/pages/scholarships.json";

export default function ScholarshipsPage({
  data,
}: PageProps<Queries.ScholarshipsPageQuery>) {
  const page = assertPresent(data.page, FILE);
  const { site, chat, builtAt } = useSite();
  return (
    <>
      <ScholarshipFinder
        heading={page.heading}
        lead={page.lead}
        texts={page.finder}
        scholarships={data.scholarships.nodes}
        chat={chat}
        builtAt={builtAt}
      />
      <PageBody page={page} site={site}>
        <ApplicationTips title={page.tipsTitle} tips={page.tips} />
      </PageBody>
    </>
  );
}

export const Head: HeadFC<Queries.ScholarshipsPageQuery> = ({
  data,
  location,
}) => {
  const page = assertPresent(data.page, FILE);
  return (
    <PageHead
      {...page}
      path={location.pathname}
      picture={[page.heading, page.inShort]}
    />
  );
};

export const query = graphql`
  query ScholarshipsPage {
    page: scholarshipsPage {
      title
      description
      heading
      lead
      contactForm
      next
      inShort
      finder {
        listTitle
        searchLabel
        searchPlaceholder
        typeLabel
        all
        national
        international
        sortLabel
        sortDeadline
        sortAmount
        sortTitle
        clear
        count
        emptyTitle
        emptyHint
        allPassed
        allPassedLink
        passed
        field
        eligibility
        deadline
        applications
        apply
        chartHint
        chartTouch
        chartPoint
        chartToday
        chartMore
        chartPassed
        chartEarly
        chartOpen
        chartAbove
        chartAllPassed
        sharing {
          list
          listText
          one
          oneText
          chat
          address
          copy
          copied
          notCopied
          close
          calendar
          calendarTitle
        }
      }
      tipsTitle
      tips {
        title
        text
      }
    }
    scholarships: allScholarship {
      nodes {
        id: jsonId
        type
        title
        description
        awardAmount
        eligibility
        deadline
        field
        applications
        applyUrl
      }
    }
  }
`;
