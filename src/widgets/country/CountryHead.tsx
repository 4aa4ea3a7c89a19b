import styled from "styled-components";
import { Drawing } from "../../components/Drawing";
import { onNarrow, onPhones, onTablets, onWide } from "../../styles/media";
import { displayType, inGutters, meridian } from "../../styles/mixins";

type Props = {
  /** What stands small above the name. */
  studyIn?: string;
  name: string;
  /** The page's path: its card on the home page turns into this head (src/lib/pageTransition.ts). */
  path?: string;
  /** Left out for a country that is not on our map: no ink, no silhouette. */
  atlas?: Pick<
    Queries.CountryPageQuery["country"]["atlas"],
    "ink" | "art" | "clock" | "clocks"
  >;
};

/**
 * The head of a country's page: its name, and its silhouette in bars of longitude. The same height for all.
 */
export function CountryHead({ studyIn, name, path, atlas }: Props) {
  const offset = atlas?.clocks.seasons[0]!.offset ?? 0;
  return (
    <Head
      data-block
      data-ink={atlas?.ink ?? "sea"}
      data-place={path}
      style={{ "--letters": name.length }}
    >
      <Title>
        {studyIn && <small>{studyIn} </small>}
        {name}
      </Title>
      {atlas && (
        <>
          <Drawing
            src={atlas.art.page.url}
            phoneSrc={atlas.art.card.url}
            width={atlas.art.width}
            height={atlas.art.height}
            fetchPriority="high"
          />
          <Hours
            aria-hidden
            data-behind={offset < 0 || undefined}
            style={{ "--hours": offset / 60 }}
          >
            {atlas.clock.short}
          </Hours>
        </>
      )}
    </Head>
  );
}

const Head = styled.section`
  ${inGutters}
  position: relative;
  overflow: hidden;
  display: grid;
  grid-template-columns: minmax(0, 43fr) minmax(0, 57fr);
  gap: var(--space-5);
  --height: clamp(440px, 60svh, 640px);
  height: var(--height);
  --pb: var(--space-7);
  padding-block: calc(var(--header-h) + var(--space-6)) var(--pb);
  img {
    align-self: center;
    justify-self: end;
    width: auto;
    max-width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
    object-position: right;
  }
  /* A name from the address may be long. */
  &[data-ink="sea"] {
    height: auto;
    min-height: var(--height);
  }
  /* What is not on the map has no silhouette: a question where India's meridian ends, in bars as the others. */
  --sign: clamp(240px, 46svh, 480px);
  &[data-ink="sea"]::before {
    ${meridian}
    top: var(--header-h);
    bottom: calc(var(--pb) + var(--sign) * 0.7);
  }
  &[data-ink="sea"]::after {
    ${displayType}
    content: "?" / "";
    position: absolute;
    left: var(--home-x);
    bottom: var(--pb);
    transform: translateX(-50%);
    /* Its stem begins and ends with a bar. */
    background: repeating-linear-gradient(
      90deg,
      var(--ink) 0 0.004em,
      transparent 0.004em 0.012em,
      var(--ink) 0.012em 0.018em
    );
    -webkit-background-clip: text; /* Chromium before 120 */
    background-clip: text;
    font-size: var(--sign);
    line-height: 0.8;
    color: transparent;
  }
  @media ${onTablets} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > h1 {
      /* In half of the window. */
      --size: clamp(3rem, 76vw / var(--letters), 8rem);
    }
  }
  @media ${onPhones} {
    gap: var(--space-3);
    --height: clamp(400px, 52svh, 520px);
    --pb: var(--space-5);
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    padding-top: calc(var(--header-h) + var(--space-5));
    &:not([data-ink="sea"]) {
      grid-template-rows: minmax(0, 1fr) auto;
      padding-top: calc(var(--header-h) + var(--space-6));
      > h1 {
        order: 1;
      }
    }
  }
`;

/** On the ruler of the header, from the country's hour to India's: what the facts say below. On wide screens it keeps clear of Australia. */
const Hours = styled.span`
  ${displayType}
  position: absolute;
  top: var(--header-h);
  left: calc(var(--home-x) + min(0, var(--hours)) * var(--hour));
  width: calc(max(var(--hours), -1 * var(--hours)) * var(--hour));
  padding-top: var(--space-2);
  border-top: 8px solid var(--ink);
  font-size: var(--t-2xl);
  line-height: 1;
  white-space: nowrap;
  @media ${onNarrow} {
    &:not([data-behind]) {
      text-align: right;
    }
    padding-top: var(--space-1);
    border-width: 5px;
    font-size: var(--t-xl);
  }
  @media print {
    display: none;
  }
`;

const Title = styled.h1`
  align-self: end;
  overflow-wrap: anywhere;
  small {
    display: block;
    font-size: var(--t-2xl);
    margin-bottom: calc(-1 * var(--space-2));
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  /* Letters begin at the margin, whatever their size. */
  --size: var(--t-4xl);
  margin-left: calc(var(--size) * -0.02);
  font-size: var(--size);
  small {
    margin-left: calc(var(--size) * 0.02);
  }
  @media ${onWide} {
    /* Short names are as wide as long ones. */
    --size: clamp(var(--t-4xl), 64vw / var(--letters), 10rem);
  }
  @media ${onPhones} {
    align-self: start;
    --size: clamp(var(--t-4xl), 140vw / var(--letters), 5rem);
    [data-ink="sea"] > & {
      --size: clamp(var(--t-4xl), 140vw / var(--letters), 4rem);
    }
    small {
      font-size: var(--t-lg);
    }
  }
`;
