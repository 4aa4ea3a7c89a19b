import styled from "styled-components";
import type { AptitudeTestPage } from "../../content/model";
import { phone } from "../../ui/media";
import { numeric } from "../../ui/mixins";

type Props = {
  /** "3 of 10 answered" */
  answered: string;
  texts: Pick<AptitudeTestPage, "current" | "open">;
};

/** What the stops of the progress mean, with the number of answers. */
export function ProgressKey({ answered, texts }: Props) {
  return (
    <Key>
      <strong role="status">
        <Sign data-sign="answered" />
        {answered}
      </strong>
      <span aria-hidden>
        <Sign data-sign="current" />
        {texts.current}
      </span>
      <span aria-hidden>
        <Sign />
        {texts.open}
      </span>
    </Key>
  );
}

const Key = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  align-items: center;
  margin-bottom: clamp(24px, 3.4vw, 48px);
  line-height: 1.3;
  ${numeric}
  > * {
    display: inline-flex;
    gap: 9px;
    align-items: center;
  }
  strong {
    font-weight: 600;
  }
  @media ${phone} {
    gap: 4px 18px;
    font-size: var(--t-sm);
  }
`;

const Sign = styled.i`
  width: 16px;
  height: 16px;
  border: 2px solid var(--ink);
  border-radius: 50%;
  &[data-sign="answered"] {
    border: 8px solid var(--route);
  }
  &[data-sign="current"] {
    width: 22px;
    height: 22px;
    border-width: 4px;
  }
`;
