import styled from "styled-components";
import type { TextBlock } from "../../content/model";
import { columns, section, wrap } from "../../ui/mixins";

/** What the consultancy is for, in one large sentence. */
export function Mission({ title, text }: TextBlock) {
  return (
    <Band aria-labelledby="mission">
      <h2 id="mission">{title}</h2>
      <p>{text}</p>
    </Band>
  );
}

const Band = styled.section`
  ${section}
  ${wrap}
  gap: 24px var(--col-gap);
  align-items: baseline;
  ${columns(4, 8)}
  p {
    font: 600 clamp(1.5rem, 1.05rem + 1.9vw, 2.75rem) / 1.18 var(--font-display);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
`;
