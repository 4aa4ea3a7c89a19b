import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import styled from "styled-components";
import type { CountryPage } from "../../content/model";
import { phone } from "../../ui/media";
import { label } from "../../ui/mixins";
import { SmartLink } from "../../ui/SmartLink";

type Props = {
  texts: Pick<CountryPage, "west" | "east" | "neighbours">;
} & Pick<Queries.CountryPageQuery, "west" | "east">;

const ARROWS = { west: ArrowLeft, east: ArrowRight };

/** The next destinations to the west and to the east, round the world. */
export function Neighbours({ texts, ...neighbours }: Props) {
  return (
    <Stops aria-label={texts.neighbours}>
      {(["west", "east"] as const).map((way) => {
        const { slug, name, atlas } = neighbours[way];
        const Arrow = ARROWS[way];
        return (
          <SmartLink
            key={way}
            to={`/country/${slug}`}
            data-ink={atlas.ink}
            data-way={way}
          >
            <Arrow aria-hidden />
            <small>{texts[way]}</small>
            <b>{name}</b>
          </SmartLink>
        );
      })}
    </Stops>
  );
}

const Stops = styled.nav`
  display: grid;
  /* Where letters are so large that a name has no room in half of the window, one stands below the other. */
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: 1px;
  border-top: 1px solid var(--line);
  background: var(--line);
  a {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 20px;
    align-items: center;
    padding: 32px var(--gutter-r) 32px var(--gutter);
    background: var(--paper);
    text-decoration: none;
    transition: background var(--d-2);
  }
  a:hover {
    background: var(--kb);
    color: var(--on-block);
    small {
      color: inherit;
    }
  }
  a:focus-visible {
    outline-offset: -6px;
    box-shadow: none;
  }
  [data-way="east"] {
    grid-template-columns: 1fr auto;
    text-align: right;
  }
  small {
    ${label}
    color: var(--ink-2);
  }
  b {
    font: var(--w-display) var(--t-2xl) / 1.1 var(--font-display);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  svg {
    grid-row: span 2;
    width: 36px;
    height: 36px;
  }
  [data-way="east"] svg {
    grid-column: 2;
    grid-row: 1 / 3;
  }
  @media ${phone} {
    a {
      column-gap: 12px;
      padding: 24px var(--gutter);
    }
    b {
      font-size: 1.25rem;
    }
    svg {
      width: 24px;
      height: 24px;
    }
  }
`;
