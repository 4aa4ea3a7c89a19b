import styled from "styled-components";
import { Drawing } from "../../components/Drawing";
import { onPhones, onTablets } from "../../styles/media";
import { displayType, inGutters } from "../../styles/mixins";

type Props = {
  /** What stands small above the name. */
  studyIn?: string;
  name: string;
  /** The page's path: its card on the home page turns into this head (src/lib/pageTransition.ts). */
  path?: string;
  /** Left out for a country that is not on our map: no ink, no silhouette. */
  atlas?: Pick<Queries.CountryPageQuery["country"]["atlas"], "ink" | "art">;
};

/** The head of a country's page: its name, and its silhouette in bars of longitude. The same height for all. */
export const CountryHead = ({ studyIn, name, path, atlas }: Props) => (
  <Head data-block data-ink={atlas?.ink ?? "sea"} data-place={path}>
    <Title>
      {studyIn && <small>{studyIn} </small>}
      {name}
    </Title>
    {atlas && (
      <Drawing
        src={atlas.art.page.url}
        phoneSrc={atlas.art.small.url}
        width={atlas.art.width}
        height={atlas.art.height}
        fetchPriority="high"
      />
    )}
  </Head>
);

const Head = styled.section`
  ${inGutters}
  display: grid;
  grid-template-columns: minmax(0, 43fr) minmax(0, 57fr);
  gap: var(--space-5);
  --height: clamp(440px, 60svh, 640px);
  height: var(--height);
  padding-block: calc(var(--header-h) + var(--space-6)) var(--space-7);
  img {
    align-self: center;
    justify-self: end;
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
  /* A name from the address may be long. */
  &[data-ink="sea"] {
    height: auto;
    min-height: var(--height);
  }
  /* What is not on the map has no silhouette: a question, in bars as the others. */
  &[data-ink="sea"]::after {
    ${displayType}
    content: "?" / "";
    place-self: center;
    background: repeating-linear-gradient(
      90deg,
      var(--ink) 0 5px,
      transparent 5px 9px
    );
    -webkit-background-clip: text; /* Chromium before 120 */
    background-clip: text;
    /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- a drawing */
    font-size: clamp(240px, 46svh, 480px);
    line-height: 0.8;
    color: transparent;
  }
  @media ${onTablets} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > h1 {
      /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- a name in half of the window */
      font-size: min(var(--t-4xl), 7.2vw);
    }
  }
  @media ${onPhones} {
    gap: var(--space-3);
    --height: clamp(400px, 60svh, 520px);
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    padding-block: calc(var(--header-h) + var(--space-4)) var(--space-5);
  }
`;

const Title = styled.h1`
  align-self: end;
  overflow-wrap: anywhere;
  small {
    display: block;
    font-size: 0.42em; /* stylelint-disable-line scale-unlimited/declaration-strict-value -- a part of the heading, whatever its size */
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  @media ${onPhones} {
    align-self: start;
  }
`;
