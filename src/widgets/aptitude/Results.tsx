import type { RefObject } from "react";
import styled from "styled-components";
import type { AptitudeTest } from "../../content/model";
import { Block, Blocks } from "../../components/Blocks";
import { Button } from "../../components/Button";
import { MapSymbol } from "../../components/MapSymbol";
import { RuleItem, RuleList } from "../../components/RuleList";
import { Section } from "../../components/Section";
import { chatAddress } from "../../lib/contactUrls";
import { useSite } from "../../site";
import { onNarrow, onPhones } from "../../styles/media";
import { evenFigures, inColumns, inGutters } from "../../styles/mixins";
import { Answers } from "./Answers";
import { chosenOptions, draft } from "./draft";
import { focusedHeading } from "./focusedHeading";
import type { State } from "./state";
import { Undo } from "../../components/icons";

type Props = {
  test: AptitudeTest;
  answers: State["answers"];
  title: RefObject<HTMLHeadingElement | null>;
  onRetake: () => void;
};

/** The visitor's own answers, a chat draft with them, and what there is to read about: the same for everyone. */
export function Results({ test, answers, title, onRetake }: Props) {
  const { phone } = useSite();
  const { questions, results } = test;
  const options = chosenOptions(questions, answers);
  const given = options.filter((option) => option !== null).length;
  const open = options.length - given;
  return (
    <>
      <Answered aria-labelledby="results">
        <div>
          <h1 id="results" ref={title} tabIndex={-1}>
            Your results
          </h1>
          <NextSteps data-noprint>
            {given > 0 && (
              <Button to={chatAddress(phone, draft(questions, answers))} newTab>
                Send my answers by WhatsApp
              </Button>
            )}
            <Button kind="line" onClick={onRetake}>
              <Undo size={20} /> Retake Test
            </Button>
          </NextSteps>
          <p>
            {given > 0
              ? "Opens a draft in WhatsApp. Nothing is stored, and nothing is sent until you send it there."
              : "No question was answered, so there is nothing to send."}
          </p>
        </div>
        <div>
          <h2>
            {`Your ${options.length} answers${open > 0 ? `: ${given} given, ${open} open` : ""}`}
          </h2>
          <Answers questions={questions} options={options} />
        </div>
      </Answered>
      <Section
        title="Fields to read about"
        lead="General suggestions: the same for everyone, not worked out from your answers."
        toEdges
      >
        <Blocks columns={3}>
          {results.areas.map(({ name, text, symbol }) => (
            <Block
              key={name}
              title={name}
              text={text}
              level="h3"
              art={symbol && <MapSymbol sheet="lines" name={symbol} fill />}
            />
          ))}
        </Blocks>
      </Section>
      <Section title="Suitable programs">
        <RuleList>
          {results.programs.map(({ name, level }) => (
            <RuleItem key={name} title={name} text={level} />
          ))}
        </RuleList>
      </Section>
    </>
  );
}

const Answered = styled.section`
  ${inGutters}
  ${inColumns([9])}
  row-gap: var(--space-5);
  padding-block: var(--space-7);
  h1 {
    ${focusedHeading}
    margin-bottom: var(--space-5);
  }
  h2 {
    ${evenFigures}
    margin-bottom: var(--space-5);
    font-size: var(--t-xl);
  }
  p {
    max-width: 27em;
    font-size: var(--t-sm);
    line-height: var(--lh-snug);
  }
  @media ${onNarrow} {
    padding-block: var(--space-4) var(--space-6);
  }
`;

const NextSteps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-bottom: var(--space-3);
  @media ${onPhones} {
    display: grid;
  }
`;
