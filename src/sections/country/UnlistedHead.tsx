import styled from "styled-components";
import { longestWord } from "./longestWord";
import { Meridians } from "../../ui/Meridians";
import { narrow } from "../../ui/media";
import { wrap } from "../../ui/mixins";
import { vars } from "../../ui/vars";

type Props = { heading: string };

/** The head of the page for a country that is not on our map: no ink, no silhouette. */
export function UnlistedHead({ heading }: Props) {
  return (
    <Head>
      <Meridians aria-hidden data-without-home />
      <Title {...vars({ "--letters": longestWord(heading) })}>{heading}</Title>
    </Head>
  );
}

const Head = styled.section`
  ${wrap}
  position: relative;
  padding-block: calc(var(--header-h) + clamp(64px, 9vw, 140px))
    clamp(40px, 4vw, 56px);
  background: var(--sea);
`;

const Title = styled.h1`
  position: relative;
  font-size: max(2rem, min(6.8vw, 154vw / var(--letters), 7.5rem));
  line-height: 0.92;
  letter-spacing: -0.04em;
  overflow-wrap: anywhere;
  @media ${narrow} {
    font-size: max(2rem, min(13vw, 143vw / var(--letters), 5.5rem));
  }
`;
