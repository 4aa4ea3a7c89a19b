import styled from "styled-components";
import type { TextBlock } from "../../content/model";
import { BlockGrid } from "../../ui/BlockGrid";
import { section, wrap } from "../../ui/mixins";

type Props = { title: string; values: readonly TextBlock[] };

const INKS = ["sun", "mint", "sky", "coral"] as const;

/** What the consultancy holds to. */
export function Values({ title, values }: Props) {
  return (
    <section aria-labelledby="values">
      <Title id="values">{title}</Title>
      <BlockGrid items={values} columns={4} inks={INKS}>
        {({ title, text }) => (
          <Value>
            <h3>{title}</h3>
            <p>{text}</p>
          </Value>
        )}
      </BlockGrid>
    </section>
  );
}

const Title = styled.h2`
  ${section}
  ${wrap}
  padding-bottom: 40px;
`;

const Value = styled.div`
  h3 {
    margin-bottom: 14px;
    font-size: var(--t-2xl);
  }
  p {
    max-width: 22.7em;
  }
`;
