import styled from "styled-components";
import { Drawing } from "../../components/Drawing";
import { onPhones } from "../../styles/media";
import { displayType, inGutters } from "../../styles/mixins";
import { OffsetBar } from "./OffsetBar";

type Atlas = Pick<
  Queries.CountryPageQuery["country"]["atlas"],
  "ink" | "art" | "clock" | "clocks"
>;

type Props = {
  /** Small above the name. */
  studyIn?: string;
  name: string;
  /** The page's path: its card on the home page turns into this head (src/lib/pageTransition.ts). */
  path?: string;
  /** Left out for a country that is not on our map: no ink, no silhouette. */
  atlas?: Atlas;
};

/** The head of a country's page: its name, and its silhouette in bars of longitude. The same height for all. */
export const CountryHead = ({ studyIn, name, path, atlas }: Props) => (
  <Head data-block data-ink={atlas?.ink ?? "sea"} data-place={path}>
    <Title>
      {studyIn && <small>{studyIn} </small>}
      {name}
    </Title>
    {atlas ? (
      <>
        <Silhouette
          src={atlas.art.page.url}
          phoneSrc={atlas.art.card.url}
          width={atlas.art.width}
          height={atlas.art.height}
          fetchPriority="high"
        />
        <OffsetBar zone={atlas.clock.zone} clocks={atlas.clocks} />
      </>
    ) : (
      <Question aria-hidden>?</Question>
    )}
  </Head>
);

const Head = styled.section`
  ${inGutters}
  --height: clamp(440px, 60svh, 640px);
  position: relative;
  overflow: hidden;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 43fr) minmax(0, 57fr);
  gap: var(--space-3) var(--space-5);
  height: var(--height);
  padding-block: calc(var(--header-h) + var(--space-6)) var(--space-7);
  @media ${onPhones} {
    --height: clamp(400px, 52svh, 520px);
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    padding-bottom: var(--space-5);
  }
  /* A name from the address may be long. */
  &[data-ink="sea"] {
    grid-template-rows: minmax(12rem, 1fr);
    height: auto;
    min-height: var(--height);
  }
`;

const Title = styled.h1`
  align-self: end;
  overflow-wrap: anywhere;
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- eleven letters in its column */
  font-size: min(var(--t-4xl), 7.2vw);
  small {
    display: block;
    margin-bottom: calc(-1 * var(--space-2));
    font-size: var(--t-2xl);
    line-height: var(--lh-head);
    letter-spacing: -0.01em;
  }
  @media ${onPhones} {
    grid-row: 2;
    font-size: var(--t-4xl);
    small {
      font-size: var(--t-lg);
    }
  }
`;

/** Right of the name; above it on phones. */
const Silhouette = styled(Drawing)`
  justify-self: end;
  width: auto;
  max-width: 100%;
  height: 100%;
  object-fit: contain;
  object-position: right;
`;

/** What is not on the map has no silhouette: a question, where India's meridian ends. */
const Question = styled.span`
  ${displayType}
  --size: clamp(240px, 46svh, 480px);
  position: absolute;
  grid-row: 1 / 2;
  inset-block: calc(-1 * var(--space-6)) 0;
  left: var(--home-x);
  transform: translateX(-50%);
  display: flex;
  flex-direction: column;
  align-items: center;
  font-size: var(--size);
  line-height: var(--lh-tight);
  &::before {
    content: "";
    flex: 1;
    border-left: 3px dotted var(--route);
  }
  @media ${onPhones} {
    --size: 160px;
  }
`;
