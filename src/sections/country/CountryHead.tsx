import styled from "styled-components";
import { Drawing } from "../../ui/Drawing";
import { longestWord } from "./longestWord";
import { Meridians } from "../../ui/Meridians";
import { narrow, phone } from "../../ui/media";
import { wrap } from "../../ui/mixins";
import { vars } from "../../ui/vars";

type Props = {
  /** What stands small above the name. */
  studyIn?: string;
  name: string;
  /** The page's path: its card on the home page turns into this head (src/delivery/browser/transition.ts). */
  path?: string;
  /** Left out for a country that is not on our map: no ink, no silhouette. */
  atlas?: Pick<Queries.CountryPageQuery["country"]["atlas"], "ink" | "art">;
};

/** The head of a country's page: its name, and its silhouette in bars of longitude. The same height for all. */
export function CountryHead({ studyIn, name, path, atlas }: Props) {
  const title = (
    <Title {...vars({ "--letters": longestWord(name) })}>
      {studyIn && (
        <>
          <small>{studyIn}</small>{" "}
        </>
      )}
      {name}
    </Title>
  );
  if (!atlas) {
    return (
      <Sea>
        <Meridians aria-hidden />
        {title}
      </Sea>
    );
  }
  const { ink, art } = atlas;
  return (
    <Head data-block data-ink={ink} data-place={path}>
      <Meridians aria-hidden />
      <Inner>
        {title}
        <Drawing
          src={art.page.url}
          phoneSrc={art.small.url}
          width={art.width}
          height={art.height}
          fetchPriority="high"
        />
      </Inner>
    </Head>
  );
}

const Sea = styled.section`
  --room: 154vw;
  ${wrap}
  position: relative;
  padding-block: calc(var(--header-h) + clamp(64px, 9vw, 140px))
    clamp(40px, 4vw, 56px);
  background: var(--sea);
`;

const Head = styled.section`
  --mer-line: var(--block-line);
  /* The silhouette takes the other half. */
  --room: 75vw;
  position: relative;
  height: clamp(440px, 60svh, 640px);
  padding-top: var(--header-h);
  @media ${phone} {
    height: clamp(400px, 60svh, 520px);
  }
`;

const Inner = styled.div`
  ${wrap}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 43fr) minmax(0, 57fr);
  gap: 24px;
  height: 100%;
  padding-block: 28px clamp(32px, 4vw, 56px);
  img {
    align-self: center;
    justify-self: end;
    width: 100%;
    height: 100%;
    min-height: 0;
    max-height: clamp(320px, calc(60svh - 160px), 460px);
    object-fit: contain;
  }
  @media ${narrow} {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: 16px;
    padding-block: 24px 28px;
    img {
      max-height: none;
    }
  }
  @media ${phone} {
    gap: 12px;
    padding-block: 14px 20px;
  }
`;

const Title = styled.h1`
  position: relative;
  align-self: end;
  font-size: max(2rem, min(6.8vw, var(--room) / var(--letters), 7.5rem));
  line-height: 0.92;
  letter-spacing: -0.04em;
  overflow-wrap: anywhere;
  small {
    display: block;
    font-size: max(1.5rem, 0.42em);
    line-height: 1.2;
    letter-spacing: -0.025em;
  }
  @media ${narrow} {
    align-self: start;
    font-size: max(2rem, min(13vw, 143vw / var(--letters), 5.5rem));
  }
`;
