import styled from "styled-components";
import { Drawing } from "../../components/Drawing";
import { ground } from "../../lib/inks";
import { onPhones } from "../../styles/media";
import { fillParent, displayType, inGutters } from "../../styles/mixins";

type Atlas = Pick<Queries.CountryPageQuery["country"]["atlas"], "ink" | "art">;

type Props = {
  /** Null where it is not known. */
  name: string | null;
  /** Missing for a country that is not on our map: its page has no ink and no silhouette. */
  atlas?: Atlas;
};

/**
 * The head of a country's page: its name, and its silhouette in bars of longitude. Only a very long name makes it
 * higher.
 */
export const CountryHead = ({ name, atlas }: Props) => (
  <Head {...ground(atlas?.ink ?? "sea")}>
    <Title>
      {name && <small>Study in </small>}
      <span>{name || "Study abroad"}</span>
    </Title>
    {atlas ? (
      <Silhouette
        src={atlas.art.page.url}
        phoneSrc={atlas.art.card.url}
        width={atlas.art.width}
        height={atlas.art.height}
        fetchPriority="high"
      />
    ) : (
      <Question aria-hidden>?</Question>
    )}
  </Head>
);

const Head = styled.section`
  ${inGutters}
  position: relative;
  display: grid;
  grid-template: minmax(9rem, 1fr) / minmax(0, 43fr) minmax(0, 57fr);
  gap: var(--space-3) var(--space-5);
  min-height: clamp(25rem, 51svh + 6vw, 40rem);
  padding-block: calc(var(--header-h) + var(--space-6)) var(--space-7);
  overflow: hidden;
  @media ${onPhones} {
    grid-template: minmax(9rem, 1fr) auto / minmax(0, 1fr);
    padding-block: calc(var(--header-h) + var(--space-7)) var(--space-5);
  }
`;

const Title = styled.h1`
  align-self: end;
  overflow-wrap: anywhere;
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- eleven letters in its column */
  font-size: min(var(--t-4xl), 7.2vw);
  small {
    display: block;
    font-size: max(var(--t-lg), 0.41em);
    letter-spacing: var(--tracking-head);
  }
  @media ${onPhones} {
    grid-row: 2;
    font-size: var(--t-4xl);
  }
`;

/** Right of the name; above it on phones. */
const Silhouette = styled(Drawing)`
  ${fillParent}
  grid-area: 1 / -2 / 2 / -1;
  object-fit: contain;
  object-position: right;
`;

/** Instead of a silhouette: a question mark where India's meridian ends. */
const Question = styled.span`
  ${displayType}
  position: absolute;
  grid-row: 1 / 2;
  inset-block: calc(-1 * var(--space-6)) 0;
  left: var(--home-x);
  transform: translateX(-50%);
  display: grid;
  grid-template-rows: 1fr auto;
  justify-items: center;
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- a drawing */
  font-size: clamp(10rem, 28vw, 25rem);
  line-height: var(--lh-tight);
  &::before {
    content: "";
    border-left: 3px dotted var(--route);
  }
`;
