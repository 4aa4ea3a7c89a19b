import styled from "styled-components";
import { Button } from "../../components/Button";
import { shareAddress } from "../../lib/contactUrls";
import { useHydrated } from "../../lib/useInBrowser";
import { usePageAddress } from "../../site";
import { inGutters } from "../../styles/mixins";
import { Chat, Print } from "../../components/icons";

type Props = { name: string; path: string };

/** Two ways to take a country's page to the family: on paper, and by WhatsApp. */
export function TakeAlong({ name, path }: Props) {
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
    </Row>
  );
}

const Row = styled.div`
  ${inGutters}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding-block: var(--space-7);
  text-wrap: balance;
`;
