import styled from "styled-components";
import type { TextBlock } from "../../content/model";
import { type ActionButton, Button } from "../../ui/Button";
import { narrow } from "../../ui/media";
import { section, wrap } from "../../ui/mixins";
import { Steps } from "./Steps";

type Props = {
  title: string;
  steps: readonly TextBlock[];
  button: ActionButton;
};

/** How it works, step by step, and the button that begins it. */
export function Process({ title, steps, button }: Props) {
  return (
    <Band data-block data-ink="mint" aria-labelledby="process">
      <h2 id="process">{title}</h2>
      <Steps steps={steps} />
      <Button kind="ink" to={button.to} newTab={button.newTab}>
        {button.label}
      </Button>
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
