import styled from "styled-components";
import { Drawing } from "../../components/Drawing";
import { Star } from "../../components/icons";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { CountryCard } from "../../content/model";
import { ground } from "../../lib/inks";
import { displayType } from "../../styles/mixins";
import { Flag } from "./Flag";

type Props = {
  atlas: Queries.HomePageQuery["countries"]["nodes"][number]["atlas"];
  card: CountryCard;
};

/** The country's shape in its ink, with flag and rating. */
export const CardPicture = ({ atlas, card }: Props) => (
  <Picture {...ground(atlas.ink)}>
    <Shape
      src={atlas.art.card.url}
      width={atlas.art.width}
      height={atlas.art.height}
      loading="lazy"
      decoding="async"
    />
    <Flag address={card.flag} ownCopy={atlas.flag} />
    <Rating>
      <VisuallyHidden>Rating </VisuallyHidden>
      <Star size={18} fill="currentColor" />
      <span>{card.rating}</span>
    </Rating>
  </Picture>
);

const Picture = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  height: var(--picture-h);
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- below the flag */
  padding: calc(var(--space-5) + 33px) var(--space-5) var(--space-5);
  overflow: hidden;
`;

const Shape = styled(Drawing)`
  width: 100%;
  height: 100%;
  min-height: 0;
  object-fit: contain;
`;

const Rating = styled.span`
  ${displayType}
  position: absolute;
  right: var(--space-5);
  top: var(--space-5);
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--t-xl);
  line-height: var(--lh-tight);
`;
