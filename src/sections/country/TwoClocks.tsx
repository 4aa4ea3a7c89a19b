import { useRef } from "react";
import styled from "styled-components";
import type { CountryPage, Home, Ink } from "../../content/model";
import { fill } from "../../lib/format";
import { useMinute } from "../../lib/useMinute";
import { Lede } from "../../ui/Lede";
import { stacked } from "../../ui/media";
import { columns, section, touchTarget, wrap } from "../../ui/mixins";
import { SmartLink } from "../../ui/SmartLink";
import { nowAt } from "./now";
import { SeasonClocks } from "./SeasonClocks";

type Props = {
  texts: CountryPage["clocks"];
  clocks: Queries.Clocks;
  capital: { name: string; timeZone: string };
  home: Home;
  ink: Ink;
};

/** When home and the capital are both awake, in winter and in summer, in a picture and in words. */
export function TwoClocks({ texts, clocks, capital, home, ink }: Props) {
  const place = useRef<HTMLElement>(null);
  const minute = useMinute(place);
  const now = minute && nowAt(minute, capital.timeZone, home.timeZone);
  return (
    <Sea data-block data-ink="sea" aria-labelledby="clocks" ref={place}>
      <Head>
        <h2 id="clocks">{texts.title}</h2>
        <Lede>
          {clocks.difference} {fill(texts.lead, { awake: clocks.awake })}
        </Lede>
      </Head>
      <Seasons>
        {clocks.seasons.map((season) => (
          <SeasonClocks
            key={season.offset}
            texts={texts}
            season={season}
            capital={capital.name}
            city={home.city}
            ink={ink}
            now={now?.offset === season.offset ? now : null}
          />
        ))}
      </Seasons>
      {clocks.same.length > 0 && (
        <Same>
          <h3>{fill(texts.same, { capital: capital.name })}</h3>
          <ul>
            {clocks.same.map(({ slug, name }) => (
              <li key={slug}>
                <SmartLink to={`/country/${slug}`}>{name}</SmartLink>
              </li>
            ))}
          </ul>
        </Same>
      )}
    </Sea>
  );
}

/** On paper the pictures stand side by side. */
const onScreen = `screen and ${stacked}`;

const Sea = styled.section`
  ${section}
  ${wrap}
`;

const Head = styled.div`
  ${columns(1, 1, onScreen)}
  gap: 16px var(--col-gap);
  align-items: end;
  margin-bottom: clamp(28px, 3.4vw, 48px);
`;

/** A single season has its words beside its picture. */
const Seasons = styled.div`
  ${columns(1, 1, onScreen)}
  gap: 48px var(--col-gap);
  > :only-child {
    ${columns(1, 1, onScreen)}
    grid-column: 1 / -1;
    gap: 28px var(--col-gap);
    padding-top: 18px;
    dl {
      margin-top: 0;
    }
  }
`;

const Same = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 28px;
  align-items: start;
  margin-top: 36px;
  h3 {
    padding-block: 11px;
    font: var(--w-strong) var(--t-md) / 1.3 var(--font-text);
    letter-spacing: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  a {
    ${touchTarget}
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
    &:hover {
      text-decoration-color: var(--route);
      text-decoration-thickness: 3px;
    }
  }
  @media ${onScreen} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
