import styled from "styled-components";
import type { Button as ButtonTexts, TextBlock } from "../../content/model";
import { ActionButton } from "../../ui/ActionButton";
import { narrow } from "../../ui/media";
import { section, wrap } from "../../ui/mixins";
import { Steps } from "./Steps";

type Props = {
  title: string;
  steps: readonly TextBlock[];
  button: ButtonTexts;
  reach: { chat: string; contact: string };
};

/** How it works, step by step, and the button that begins it. */
export function Process({ title, steps, button, reach }: Props) {
  return (
    <Band data-block data-ink="mint" aria-labelledby="process">
      <h2 id="process">{title}</h2>
      <Steps steps={steps} />
      <ActionButton button={button} reach={reach} kind="ink" />
    </Band>
  );
}

const Band = styled.section`
  ${section}
  ${wrap}
  h2 {
    max-width: 12em;
  }
  ol {
    margin-bottom: 48px;
    @media ${narrow} {
      margin-bottom: 8px;
    }
  }
`;
