import styled from "styled-components";
import { Drawing } from "../../components/Drawing";
import { FactList } from "../../components/FactList";
import { Logo } from "../../components/Logo";
import { hoursInShort } from "../../lib/hours";
import { useSite } from "../../site";
import { displayType } from "../../styles/mixins";
import { locationFacts } from "./CountryFacts";
import { DayBars } from "./DayBars";
import { LocatorMap } from "./LocatorMap";
import { TableToFillIn } from "./TableToFillIn";
import { callFacts } from "./TwoClocks";
import { useSeasons } from "./useSeasons";

type Props = { country: Queries.CountryPageQuery["country"] };

/**
 * A country's page in print: one sheet for the family, with lines to fill in. src/styles/print.css hides the rest of the
 * page.
 */
export function PrintedPage({ country }: Props) {
  const { home, phone, email, openingHours } = useSite();
  const { name, capital, atlas } = country;
  const { season, seasons } = useSeasons(atlas);
  return (
    <Sheet data-family-sheet>
      <Halves>
        <Title>
          <Logo />
          <p>
            <small>Study in</small> <span>{name}</span>
          </p>
        </Title>
        <Silhouette src={atlas.art.page.url} loading="lazy" />
      </Halves>
      <Row>
        <FactList inColumns facts={locationFacts(country, home)} />
      </Row>
      <Halves>
        <LocatorMap locator={atlas.locator} capital={capital.name} />
        <DayBars
          season={season}
          capital={capital.name}
          city={home.city}
          ink={atlas.ink}
        />
      </Halves>
      <Row>
        <FactList
          inColumns
          facts={callFacts(seasons, "callHome").map(([when, hours]) => [
            `${when}, call home from ${capital.name}`,
            hours,
          ])}
        />
      </Row>
      <TableToFillIn />
      <Foot>
        <p>
          <b>{`WhatsApp, phone ${phone}`}</b>
          <span>{email}</span>
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
    gap: 2mm;
    break-inside: avoid;
  }
`;

/** Aligned with the columns of the table. */
const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;
`;

const Title = styled.div`
  display: grid;
  align-content: space-between;
  align-self: stretch;
  p {
    ${displayType}
    font-size: 44pt; /* Eleven letters in half of the sheet. */
    line-height: var(--lh-tight);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: 24pt;
  }
`;

const Silhouette = styled(Drawing)`
  width: 100%;
  height: 46mm;
  object-fit: contain;
  object-position: right;
`;

const Row = styled.div`
  padding-top: 2mm;
  border-top: 1pt solid;
  font-size: var(--t-sm);
`;

const Foot = styled(Row)`
  display: flex;
  justify-content: space-between;
  b {
    display: block;
  }
  p:last-child {
    white-space: pre-line;
    text-align: right;
  }
`;
