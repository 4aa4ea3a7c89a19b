import styled from "styled-components";
import type { AptitudeTestPage, Ink } from "../../content/model";
import { fill } from "../../lib/format";
import { narrow } from "../../ui/media";
import { vars } from "../../ui/vars";
import type { Suggestion } from "./score";

type Props = {
  areas: readonly (Suggestion & { ink: Ink })[];
  isRanked: boolean;
  texts: AptitudeTestPage;
};

/** The suggested areas as blocks, with the answers that speak for each. */
export function AreaBlocks({ areas, isRanked, texts }: Props) {
  return (
    <List
      as={isRanked ? "ol" : "ul"}
      {...vars({ "--columns": Math.min(areas.length, 3) })}
    >
      {areas.map(({ id, name, text, rank, points, because, ink }) => (
        <li key={id} data-block data-ink={ink}>
          <h3>
            {isRanked && (
              <>
                <Rank>{rank}</Rank>{" "}
              </>
            )}
            {name}
          </h3>
          <p>{text}</p>
          {isRanked && (
            <Because>
              {fill(texts.resultsBecause, {
                points,
                // Two questions may have the same answer, such as Yes.
                answers: [...new Set(because.map(({ text }) => text))].join(
                  ", ",
                ),
              })}
            </Because>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  > li {
    padding: 32px clamp(20px, 2.6vw, 44px) 44px;
    &:nth-child(3n + 1) {
      padding-left: var(--gutter);
    }
    &:nth-child(3n),
    &:last-child {
      padding-right: var(--gutter-r);
    }
  }
  h3 {
    margin-bottom: 12px;
    font-size: var(--t-2xl);
  }
  p {
    max-width: 22.7em;
  }
  /* Paper has room for three, and no gutters. */
  @media print {
    > li:nth-child(n) {
      padding: 8px 16px 16px 0;
    }
  }
  @media screen and ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    > li:nth-child(n) {
      padding-inline: var(--gutter);
    }
  }
`;

const Rank = styled.span`
  display: inline-grid;
  place-items: center;
  width: 1.3em;
  height: 1.3em;
  margin-right: 0.1em;
  border: 2px solid var(--ink);
  border-radius: 50%;
  font-size: 0.8em;
  line-height: 1;
  color: var(--ink);
`;

const Because = styled.p`
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
`;
