import { graphql, type HeadFC, type PageProps } from "gatsby";
import { AptitudeTest } from "../features/aptitude/AptitudeTest";
import { PageBody } from "../features/contact/PageBody";
import { PageHead } from "../layout/PageHead";
import { useSite } from "../layout/useSite";
import { assertPresent } from "../lib/assertPresent";

const FILE = "data/pages/aptitude-test.json";

export default function AptitudeTestPage({
  data,
}: PageProps<Queries.AptitudeTestPageQuery>) {
  const page = assertPresent(data.page, FILE);
  const { site } = useSite();
  return (
    <>
      <AptitudeTest
        test={assertPresent(data.test, "data/aptitude-test.json")}
        texts={page}
        phone={site.phone}
      />
      <PageBody page={page} site={site} />
    </>
  );
}

export const Head: HeadFC<Queries.AptitudeTestPageQuery> = ({
  data,
  location,
}) => {
  const page = assertPresent(data.page, FILE);
  const test = assertPresent(data.test, "data/aptitude-test.json");
  return (
    <PageHead
      {...page}
      path={location.pathname}
      picture={[
        page.heading,
        `${test.questions.length} ${page.questions}`,
        `${test.minutes} ${page.minutes}`,
      ]}
    />
  );
};

export const query = graphql`
  query AptitudeTestPage {
    page: aptitudeTestPage {
      title
      description
      heading
      lead
      contactForm
      next
      minutes
      questions
      you
      start
      preparing
      withoutJavaScript
      progress
      answered
      previous
      nextQuestion
      complete
      resultsHeading
      answersAll
      answersSome
      notAnswered
      send
      sendNote
      sendNothing
      draft
      draftOpen
      resultsFixed
      resultsScored
      resultsTied
      resultsBlank
      resultsBecause
      areasTitle
      programsTitle
      retake
    }
    test: aptitudeTest {
      minutes
      questions {
        text
        options {
          text
          points {
            area
            points
          }
        }
      }
      results {
        mode
        fixed {
          areas
          programs {
            name
            level
          }
        }
        areas {
          id
          name
          text
          programs {
            name
            level
          }
        }
      }
    }
  }
`;
