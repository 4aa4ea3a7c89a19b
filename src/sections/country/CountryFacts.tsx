import styled from "styled-components";
import type { CountryPage } from "../../content/model";
import { fill, thousands } from "../../lib/format";
import { Fact } from "../../ui/Fact";
import { narrow, phone } from "../../ui/media";
import { numeric, wrap } from "../../ui/mixins";

type Props = {
  texts: Pick<CountryPage, "time" | "capital" | "longitude" | "distance">;
  country: Queries.CountryPageQuery["country"];
  /** Where distances are measured from. */
  city: string;
};

/** What follows from where the country lies: its clock, capital, longitude and distance. */
export function CountryFacts({
  texts,
  country: { capital, atlas },
  city,
}: Props) {
  return (
    <Facts>
      <Fact term={texts.time}>
        {atlas.clock.standard}
        {atlas.clock.summer && <span> {atlas.clock.summer}</span>}
      </Fact>
      <Fact term={texts.capital}>{capital.name}</Fact>
      <Fact term={texts.longitude}>{atlas.longitude}</Fact>
      <Fact term={fill(texts.distance, { city })}>
        {/* One text: of two, the second would move when the fonts come. */}
        {`${thousands(atlas.distanceKm)} km`}
      </Fact>
    </Facts>
  );
}

const Facts = styled.dl`
  ${numeric}
  ${wrap}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 0 var(--col-gap);
  border-bottom: 1px solid var(--line);
  > div {
    padding: 22px 0 24px;
  }
  dt {
    font-size: var(--t-sm);
    color: var(--ink-2);
  }
  dd {
    font: var(--w-display) 1.5rem/1.2 var(--font-display);
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  dd span {
    display: block;
    font: var(--w-text) var(--t-sm) / 1.4 var(--font-text);
    letter-spacing: 0;
    color: var(--ink-2);
  }
  @media ${narrow} {
    grid-template-columns: 1fr 1fr;
    > div {
      padding: 16px 0;
      border-bottom: 1px solid var(--line);
    }
    > div:nth-child(n + 3) {
      border-bottom: 0;
    }
    dd {
      font-size: 1.25rem;
    }
  }
  @media ${phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 6px;
    > div,
    > div:nth-child(n + 3) {
      display: flex;
      flex-wrap: wrap;
      gap: 0 16px;
      align-items: baseline;
      justify-content: space-between;
      padding: 10px 0;
      border-bottom: 0;
    }
    > div + div {
      border-top: 1px solid var(--line);
    }
    dt {
      flex: none;
    }
    dd {
      margin-left: auto;
      font-size: 1.125rem;
      text-align: right;
    }
  }
`;
