import { Fragment } from "react";
import styled from "styled-components";
import type { CountryPage, Ink } from "../../content/model";
import { fill } from "../../lib/format";
import { Fact } from "../../ui/Fact";
import { numeric } from "../../ui/mixins";
import { ClockPicture } from "./ClockPicture";
import type { Now } from "./now";

type Props = {
  texts: CountryPage["clocks"];
  season: Queries.ClockSeason;
  capital: string;
  city: string;
  ink: Ink;
  /** Null: not known, or another season's. */
  now: Now | null;
};

/** One season's two clocks, and when to call. */
export function SeasonClocks({
  texts,
  season,
  capital,
  city,
  ink,
  now,
}: Props) {
  const named = (text: string) => fill(text, { capital });
  return (
    <Season data-ink={ink}>
      {season.months && (
        <h3>
          {season.name && texts[season.name]} <span>{season.months}</span>
        </h3>
      )}
      <ClockPicture day={season} capital={capital} city={city} now={now} />
      <dl>
        <Fact term={named(texts.callHome)}>
          <Pieces of={season.callHome} />
        </Fact>
        {season.callUs.length > 0 && (
          <Fact term={named(texts.callUs)}>
            <Pieces of={season.callUs} />
          </Fact>
        )}
      </dl>
    </Season>
  );
}

/** Pieces of a sentence: none is broken over two lines unless it is wider than its column. */
const Pieces = ({ of }: { of: readonly string[] }) =>
  of.map((piece) => (
    <Fragment key={piece}>
      <Unbroken>{piece}</Unbroken>{" "}
    </Fragment>
  ));

const Unbroken = styled.span`
  display: inline-block;
`;

const Season = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  border-top: 2px solid var(--ink);
  padding-top: 14px;
  ${numeric}
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    align-items: baseline;
    margin-bottom: 18px;
  }
  h3 span {
    font: var(--w-text) var(--t-md) / 1.3 var(--font-text);
    letter-spacing: 0;
    color: var(--ink-2);
  }
  dl {
    margin-top: 20px;
  }
  dl > div {
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }
  dl > div:last-child {
    border-bottom: 1px solid var(--line);
  }
  dt {
    font-weight: var(--w-strong);
  }
  dd {
    text-wrap: balance;
  }
`;
