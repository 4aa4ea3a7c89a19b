import styled from "styled-components";
import type { Ink } from "../../content/model";
import { Button } from "../../components/Button";
import { shareAddress } from "../../lib/contactUrls";
import { useHydrated } from "../../lib/useInBrowser";
import { usePageAddress } from "../../site";
import { onWide } from "../../styles/media";
import { inGutters } from "../../styles/mixins";
import { Chat, Print } from "../../components/icons";

type Props = { name: string; path: string; ink: Ink };

/** Two ways to take a country's page to the family: on paper, and by WhatsApp. */
export function TakeAlong({ name, path, ink }: Props) {
  const address = usePageAddress(path);
  const isReady = useHydrated();
  return (
    <Row data-ink={ink}>
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
  align-items: center;
  position: relative;
  padding-block: var(--space-7);
  overflow: hidden;
  text-wrap: balance;
  /* The sheet, as it comes out of the printer: a head, four facts, lines to fill in. */
  @media screen and ${onWide} {
    min-height: 220px;
    &::before,
    &::after {
      content: "";
      position: absolute;
      bottom: 0;
    }
    &::before {
      right: var(--gutter-r);
      width: 300px;
      height: 190px;
      border: 2px solid var(--ink);
      border-bottom: 0;
      background:
        linear-gradient(var(--ink), var(--ink)) 24px 70px / 90px 14px,
        linear-gradient(var(--k), var(--k)) calc(100% - 24px) 24px / 110px 60px,
        linear-gradient(var(--ink), var(--ink)) 24px 102px / 248px 2px,
        linear-gradient(
            90deg,
            var(--ink) 0 40px,
            transparent 40px 69px,
            var(--ink) 69px 109px,
            transparent 109px 138px,
            var(--ink) 138px 178px,
            transparent 178px 208px,
            var(--ink) 208px 248px
          )
          24px 114px / 248px 4px;
      background-repeat: no-repeat;
    }
    &::after {
      right: calc(var(--gutter-r) + 26px);
      width: 248px;
      height: 58px;
      background:
        linear-gradient(
          90deg,
          transparent 56px,
          var(--paper) 56px 64px,
          transparent 64px 120px,
          var(--paper) 120px 128px,
          transparent 128px 184px,
          var(--paper) 184px 192px,
          transparent 192px
        ),
        repeating-linear-gradient(var(--ink) 0 1px, transparent 1px 18px);
    }
  }
`;
