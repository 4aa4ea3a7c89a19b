import styled from "styled-components";
import type { CountryPage, Ink } from "../../content/model";
import { Lede } from "../../ui/Lede";
import { phone, stacked } from "../../ui/media";
import { wrap } from "../../ui/mixins";
import { SectionHead } from "../../ui/SectionHead";

type Props = {
  texts: CountryPage["landmarks"];
  landmarks: readonly Queries.Landmark[];
  ink: Ink;
};

/** In metres: the ground of one landmark. */
const VIEW_BOX = "-78 -380 156 380";
const MARKS = [50, 100, 150, 200, 250, 300, 350]
  .map((height) => `M-78-${height}h${height % 100 ? 6 : 12}`)
  .join("");

/** A country's landmarks in bars at one scale, six in a row or three. A country without any has nothing here. */
export function Landmarks({ texts, landmarks, ink }: Props) {
  if (!landmarks.length) return null;
  return (
    <Block data-block data-ink={ink} aria-labelledby="landmarks">
      <SectionHead>
        <h2 id="landmarks">{texts.title}</h2>
        <Lede>{texts.lead}</Lede>
      </SectionHead>
      <Row>
        {landmarks.map(({ name, city, height, path, barWidth }, index) => (
          <li key={name}>
            {index % 3 === 0 && (
              <Scale
                viewBox={VIEW_BOX}
                preserveAspectRatio="xMinYMax"
                aria-hidden
              >
                <path d={MARKS} />
              </Scale>
            )}
            <svg viewBox={VIEW_BOX} aria-hidden>
              <path d={path} strokeWidth={barWidth} />
            </svg>
            <h3>{name}</h3>
            <p>
              {city}, {height} m
            </p>
          </li>
        ))}
      </Row>
      <small>{texts.credit}</small>
    </Block>
  );
}

/** Three in a row, but on paper six. */
const threeInARow = `screen and ${stacked}`;

const Block = styled.section`
  ${wrap}
  padding-block: clamp(48px, 6vw, 96px) clamp(32px, 3vw, 48px);
  small {
    display: block;
    margin-top: 28px;
    font-size: var(--t-sm);
  }
`;

/** The height marks stand at the left of each row. */
const Scale = styled.svg`
  path {
    vector-effect: non-scaling-stroke;
  }
`;

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  row-gap: 32px;
  > li {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 1fr);
  }
  svg {
    grid-area: 1 / 1;
    width: 100%;
    height: clamp(280px, 28vw, 440px);
    border-bottom: 3px solid var(--ink);
    box-sizing: content-box;
    color: var(--ka);
    stroke: currentColor;
  }
  ${Scale} {
    color: var(--ink);
    stroke-width: 2px;
  }
  > :nth-child(4) > ${Scale} {
    display: none;
  }
  h3 {
    margin-top: 12px;
    padding-right: 8px;
    font: var(--w-strong) var(--t-md) / 1.2 var(--font-text);
    letter-spacing: 0;
    color: var(--ink);
  }
  p {
    margin-top: 2px;
    padding-right: 8px;
    font-size: var(--t-sm);
    line-height: 1.35;
  }
  @media ${threeInARow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    max-width: 560px;
    > :nth-child(4) > ${Scale} {
      display: block;
    }
    svg {
      height: auto;
    }
    /* Nothing of the first row is as high as 272 m: the 108 m above are left out. */
    > li:nth-child(-n + 3) > svg {
      margin-top: calc(-100% * 108 / 156);
      clip-path: inset(calc(100% * 108 / 380) 0 0);
    }
  }
  @media print {
    svg {
      height: 160px;
      color: var(--ink);
    }
  }
  @media ${phone} {
    /* As large as the longest name has room for under its bars. */
    h3 {
      padding-right: 4px;
      font-size: min(0.875rem, 3.9vw);
      font-stretch: 80%;
      overflow-wrap: anywhere;
    }
    p {
      padding: 0;
      font-size: min(var(--t-xs), 4.1vw);
      font-stretch: 88%;
    }
  }
`;
