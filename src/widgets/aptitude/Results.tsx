import type { Ref } from "react";
import styled from "styled-components";
import { Blocks } from "../../components/Blocks";
import { Button } from "../../components/Button";
import { Undo } from "../../components/icons";
import { RuleList } from "../../components/RuleList";
import { Section } from "../../components/Section";
import { TitleWithAside } from "../../components/TitleWithAside";
import type { AptitudeTest } from "../../content/model";
import { chatAddress } from "../../lib/contactUrls";
import { useSite } from "../../site";
import { buttonRow } from "../../styles/mixins";
import { Answers } from "./Answers";
import { answeredCount, type State } from "./state";

type Props = {
  test: AptitudeTest;
  answers: State["answers"];
  headingRef: Ref<HTMLHeadingElement>;
  onRetake: () => void;
};

/** The visitor's answers, a chat draft with them, and suggestions that are the same for everyone. */
export function Results({ test, answers, headingRef, onRetake }: Props) {
  const { chatPhone } = useSite();
  const { questions, results } = test;
  const given = answeredCount(answers);
  const open = answers.length - given;
  const draft = [
    "My answers in the career aptitude test:",
    ...questions.map(
      ({ text }, index) =>
        `${index + 1}. ${text} ${answers[index] ?? "(open)"}`,
    ),
  ].join("\n");
  return (
    <>
      <TitleWithAside
        heading="Your results"
        ref={headingRef}
        align="start"
        aside={
          <div>
            <AnswersTitle>
              {`Your ${answers.length} answers${open > 0 ? `: ${given} given, ${open} open` : ""}`}
            </AnswersTitle>
            <Answers questions={questions} answers={answers} />
          </div>
        }
      >
        <NextSteps data-noprint>
          {given > 0 && (
            <Button to={chatAddress(chatPhone, draft)} newTab>
              Send my answers by WhatsApp
            </Button>
          )}
          <Button kind="line" onClick={onRetake}>
            <Undo size={20} /> Retake Test
          </Button>
          <p>
            {given > 0
              ? "Opens a draft in WhatsApp. Nothing is stored, and nothing is sent until you send it there."
              : "No question was answered, so there is nothing to send."}
          </p>
        </NextSteps>
      </TitleWithAside>
      <Section
        title="Fields to read about"
        lead="General suggestions: the same for everyone, not worked out from your answers."
        layout="edges"
      >
        <Blocks
          level="h3"
          sprite="lines"
          blocks={results.areas.map(({ name, ...area }) => ({
            ...area,
            title: name,
          }))}
        />
      </Section>
      <Section title="Suitable programs">
        <RuleList
          items={results.programs.map(({ name, level }) => ({
            title: name,
            text: level,
          }))}
        />
      </Section>
    </>
  );
}

const AnswersTitle = styled.h2`
  margin-bottom: var(--space-5);
  font-size: var(--t-xl);
`;

const NextSteps = styled.div`
  ${buttonRow}
  p {
    flex-basis: 100%;
    max-width: 27em;
    font-size: var(--t-sm);
    line-height: var(--lh-snug);
  }
`;
