import styled from "styled-components";
import type { AptitudeTestPage, Area, Ink } from "../../content/model";
import { narrow } from "../../ui/media";
import { vars } from "../../ui/vars";

type Props = {
  areas: readonly (Area & { because: readonly string[]; ink: Ink })[];
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
      {areas.map(({ id, name, text, because, ink }) => (
        <li key={id} data-block data-ink={ink}>
          <h3>{name}</h3>
          <p>{text}</p>
          {because.length > 0 && (
            <>
              <Because>{texts.resultsBecause}</Because>
              <ul>
                {because.map((answer) => (
                  <li key={answer}>{answer}</li>
                ))}
              </ul>
            </>
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
  @media ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    > li:nth-child(n) {
      padding-inline: var(--gutter);
    }
  }
`;

const Because = styled.p`
  margin-top: 20px;
  font-weight: var(--w-strong);
`;
