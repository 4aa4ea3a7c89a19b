import styled from "styled-components";
import { CountryLink } from "../../ui/CountryLink";
import { narrow, small } from "../../ui/media";
import type { Destination } from "./destination";

type Props = { title: string; countries: readonly Destination[] };

/** The countries without a card, as links in the room at the strip's end. */
export function MoreDestinations({ title, countries }: Props) {
  return (
    <Panel aria-labelledby="more-destinations">
      <h3 id="more-destinations">{title}</h3>
      <ul>
        {countries.map((country) => (
          <li key={country.slug}>
            <CountryLink country={country} offset={country.atlas.clock.short} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Panel = styled.section`
  padding-top: 22px;
  border-top: 2px solid var(--ink);
  h3 {
    margin-bottom: 20px;
    font-size: var(--t-2xl);
  }
  ul {
    columns: 2 230px;
    column-gap: 32px;
  }
  li {
    break-inside: avoid;
  }
  a {
    gap: 14px;
    min-height: 56px;
    line-height: 1.3;
    @media ${narrow} {
      /* In one column, fourteen of them are about as high as a card. */
      min-height: 44px;
    }
    &:focus-visible {
      outline-offset: -3px;
      box-shadow: none;
    }
  }
  img {
    outline-color: var(--block-line);
  }
  @media ${small} {
    display: none;
  }
`;
