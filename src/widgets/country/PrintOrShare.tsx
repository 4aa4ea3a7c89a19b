import styled from "styled-components";
import { Button } from "../../components/Button";
import { Chat, Print } from "../../components/icons";
import { shareAddress } from "../../lib/contactUrls";
import { useInBrowser } from "../../lib/useInBrowser";
import { usePageAddress } from "../../site";
import { buttonRow, inGutters } from "../../styles/mixins";

type Props = { name: string; path: string };

/** Two ways to show a country's page to the family: by WhatsApp, and on paper. */
export function PrintOrShare({ name, path }: Props) {
  const address = usePageAddress(path);
  // Views of pages within other apps have no print().
  const canPrint = useInBrowser<boolean | null>(() => "print" in window, null);
  return (
    <Row>
      <Button
        kind="line"
        to={shareAddress(`Study in ${name}${address ? ":" : ""}`, address)}
        newTab
      >
        <Chat size={20} /> Send by WhatsApp
      </Button>
      {canPrint !== false && (
        <>
          <Button kind="line" disabled={!canPrint} onClick={() => print()}>
            <Print size={20} /> Print this page for the family
          </Button>
          <p>One sheet of paper, with lines to fill in.</p>
        </>
      )}
    </Row>
  );
}

const Row = styled.div`
  ${inGutters}
  ${buttonRow}
  padding-block: var(--space-7);
  p {
    color: var(--text-2);
  }
`;
