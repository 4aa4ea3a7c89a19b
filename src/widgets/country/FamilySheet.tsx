import styled from "styled-components";
import { Drawing } from "../../components/Drawing";
import { FactList } from "../../components/FactList";
import { Logo } from "../../components/Logo";
import { hoursInShort } from "../../lib/hours";
import { useSite } from "../../site";
import { displayType } from "../../styles/mixins";
import { placeFacts } from "./CountryFacts";
import { DayBars } from "./DayBars";
import { LocatorMap } from "./LocatorMap";
import { callFacts, useSeasons } from "./TwoClocks";

const OPTIONS = ["A", "B", "C"];
const QUESTIONS = [
  "University",
  "Program",
  "Fees a year",
  "Living costs",
  "Apply by",
  "Test score",
  "Scholarship",
  "Who to ask",
];

type Props = { country: Queries.CountryPageQuery["country"] };

/**
 * What a country's page is on paper, and nowhere else: one sheet for the family's table, with lines to fill in.
 * static/print.css hides what follows it.
 */
export function FamilySheet({ country }: Props) {
  const { home, phone, email, openingHours } = useSite();
  const { name, capital, atlas } = country;
  const { season, other } = useSeasons(atlas.clocks, atlas.clock.zone);
  return (
    <Sheet data-family-sheet>
      <Head>
        <div>
          <Logo />
          <p>
            <small>Study in</small> {name}
          </p>
        </div>
        <Drawing src={atlas.art.page.url} loading="lazy" />
      </Head>
      <FactList look="columns" facts={placeFacts(country, home)} />
      <Middle>
        <LocatorMap locator={atlas.locator} capital={capital.name} />
        <DayBars
          season={season}
          capital={capital.name}
          city={home.city}
          ink={atlas.ink}
        />
      </Middle>
      <FactList
        look="columns"
        facts={callFacts([season, other], "callHome").map(([when, hours]) => [
          `${when}, call home from ${capital.name}`,
          hours,
        ])}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">To fill in</th>
            {OPTIONS.map((option) => (
              <th key={option} scope="col">
                {option}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {QUESTIONS.map((question) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              {OPTIONS.map((option) => (
                <td key={option} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Foot>
        <p>
          <b>WhatsApp, phone {phone}</b>
          {email}
        </p>
        <p>{hoursInShort(openingHours)}</p>
      </Foot>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: none;
  @media print {
    display: grid;
    gap: 3mm;
    break-inside: avoid;
  }
  /* Facts, map and clock stand on the columns of the table. */
  > dl[data-look] {
    column-gap: 4mm;
  }
  dl + div + dl {
    grid-template-columns: 1fr 1fr;
    font-size: var(--t-sm);
  }
  dd small {
    display: block;
    font-weight: var(--w-text);
  }
  dl,
  table {
    padding-block: 2mm;
  }
  dl {
    border-block: 1pt solid;
  }
  table {
    width: calc(100% + 8mm);
    margin-inline: -4mm;
    border-spacing: 4mm 0;
    table-layout: fixed;
    text-align: left;
  }
  :is(th, td) {
    height: 9mm;
    padding: 0;
    border-bottom: 0.5pt solid;
    vertical-align: bottom;
    font-weight: var(--w-text);
  }
  thead th {
    ${displayType}
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  > div {
    display: grid;
    align-content: space-between;
  }
  p {
    ${displayType}
    font-size: 54pt;
    line-height: 0.95;
  }
  small {
    display: block;
    font-size: 24pt;
  }
  img {
    justify-self: end;
    width: 100%;
    height: 54mm;
    object-fit: contain;
    object-position: right;
  }
`;

const Middle = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4mm;
  align-items: start;
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  padding-top: 3mm;
  border-top: 1pt solid;
  b {
    display: block;
  }
  p:last-child {
    white-space: pre-line;
    text-align: right;
  }
`;
