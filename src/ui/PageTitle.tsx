import styled from "styled-components";
import { Lede } from "./Lede";
import { Meridians } from "./Meridians";
import { wrap } from "./mixins";

type Props = { heading: string; lead: string };

/** The head of an inner page: its one h1 on the sea, with the meridians behind it. */
export function PageTitle({ heading, lead }: Props) {
  return (
    <Head>
      <Meridians aria-hidden data-with-home />
      <Inner>
        <h1>{heading}</h1>
        <Lede>{lead}</Lede>
      </Inner>
    </Head>
  );
}

const Head = styled.div`
  position: relative;
  background: var(--sea);
  padding-block: calc(var(--header-h) + clamp(40px, 5.4vw, 80px))
    clamp(40px, 5vw, 72px);
`;

const Inner = styled.div`
  position: relative;
  ${wrap}
  ${Lede} {
    margin-top: 20px;
    color: var(--ink);
  }
`;
