import styled from "styled-components";
import { Button } from "../../components/Button";
import { Drawing } from "../../components/Drawing";
import { shareAddress } from "../../lib/contactUrls";
import { useHydrated } from "../../lib/useInBrowser";
import { usePageAddress } from "../../site";
import { onPhones, onTablets, onWide } from "../../styles/media";
import { inGutters } from "../../styles/mixins";
import { Chat, Print } from "../../components/icons";

type Props = {
  name: string;
  path: string;
  atlas: Pick<Queries.CountryPageQuery["country"]["atlas"], "art">;
};

/** Two ways to take a country's page to the family: on paper, and by WhatsApp. */
export function TakeAlong({ name, path, atlas }: Props) {
  const address = usePageAddress(path);
  const isReady = useHydrated();
  return (
    <Row>
      <Button kind="line" disabled={!isReady} onClick={() => print()}>
        <Print size={20} /> Print this page for the family
      </Button>
      <Button
        kind="line"
        to={shareAddress(`Study in ${name}:`, address)}
        newTab
      >
        <Chat size={20} /> Send by WhatsApp
      </Button>
      <Sheet>
        <Drawing src={atlas.art.cell.url} loading="lazy" />
      </Sheet>
    </Row>
  );
}

const Row = styled.div`
  ${inGutters}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  padding-block: var(--space-7) 0;
  overflow: hidden;
  text-wrap: balance;
  > :not(:last-child) {
    margin-bottom: var(--space-3);
  }
  @media ${onWide} {
    padding-top: var(--space-5);
  }
  @media ${onTablets} {
    display: grid;
    grid-template-columns: auto 1fr;
    > :first-child {
      align-self: end;
    }
    > :nth-child(2) {
      align-self: start;
    }
    > :last-child {
      grid-area: 1 / 2 / span 2;
    }
  }
  @media ${onPhones} {
    > :nth-child(n) {
      flex: 1 1 100%;
      margin: 0;
    }
    > :last-child {
      margin-top: var(--space-4);
    }
  }
`;

/** The sheet as it comes out of the printer: name and silhouette, four facts, lines to fill in. */
const Sheet = styled.div`
  position: relative;
  width: 300px;
  height: 190px;
  margin: var(--space-4) 0 0 auto;
  border: 2px solid var(--ink);
  border-bottom: 0;
  background:
    linear-gradient(var(--ink), var(--ink)) 24px 70px / 90px 14px,
    linear-gradient(var(--ink), var(--ink)) 24px 102px / calc(100% - 48px) 2px,
    repeating-linear-gradient(
        90deg,
        var(--ink) 0 calc(25% - 18px),
        transparent 0 calc(25% + 2.5px)
      )
      24px 114px / calc(100% - 48px) 4px;
  background-repeat: no-repeat;
  img {
    position: absolute;
    right: 24px;
    top: 18px;
    width: 120px;
    height: 70px;
    object-fit: contain;
    object-position: right;
  }
  &::after {
    content: "";
    position: absolute;
    inset: 130px 24px 0;
    background:
      repeating-linear-gradient(
        90deg,
        transparent 0 calc(25% - 7.5px),
        var(--paper) 0 calc(25% + 2.5px)
      ),
      repeating-linear-gradient(var(--ink) 0 1px, transparent 1px 18px);
  }
  @media ${onWide} {
    margin: 0 0 0 auto;
  }
`;
