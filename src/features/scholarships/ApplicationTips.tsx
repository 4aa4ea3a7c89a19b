import styled from "styled-components";
import type { TextBlock } from "../../content/model";
import { phone } from "../../ui/media";
import { columns, section, wrap } from "../../ui/mixins";

type Props = { title: string; tips: readonly TextBlock[] };

export function ApplicationTips({ title, tips }: Props) {
  return (
    <Tips data-block data-ink="coral" aria-labelledby="tips">
      <h2 id="tips">{title}</h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip.title}>
            <h3>{tip.title}</h3>
            <p>{tip.text}</p>
          </li>
        ))}
      </ul>
    </Tips>
  );
}

const Tips = styled.section`
  ${wrap}
  ${section}
  gap: var(--col-gap);
  ${columns(4, 8)}
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 36px 48px;
  }
  li {
    position: relative;
    padding-left: 22px;
    &::before {
      content: "";
      position: absolute;
      left: 0;
      top: 4px;
      bottom: 4px;
      width: 3px;
      background: var(--ka);
    }
  }
  h3 {
    margin-bottom: 4px;
    font-size: 1.375rem;
  }
  @media ${phone} {
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
