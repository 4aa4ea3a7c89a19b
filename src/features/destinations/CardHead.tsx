import Star from "lucide-react/icons/star";
import styled from "styled-components";
import { Drawing } from "../../ui/Drawing";
import { Hidden } from "../../ui/Hidden";
import type { WithCard } from "./destination";
import { Flag } from "./Flag";

type Props = { country: WithCard; rating: string };

/** The block in the country's ink: its shape, its flag and what students say of it. */
export function CardHead({ country: { slug, atlas, card }, rating }: Props) {
  return (
    <Block data-block data-place={`/country/${slug}`}>
      <Shape
        src={atlas.art.card.url}
        width={atlas.art.width}
        height={atlas.art.height}
        loading="lazy"
        decoding="async"
      />
      <CardFlag address={card.flag} ownCopy={atlas.flag} />
      <Rating>
        <Hidden>{rating} </Hidden>
        <Star aria-hidden />
        {card.rating}
      </Rating>
    </Block>
  );
}

const Block = styled.div`
  position: relative;
  flex: none;
  height: 280px;
  overflow: hidden;
  @media print {
    height: 120px;
  }
`;

/** Drifts westwards when the card is pointed at. */
const Shape = styled(Drawing)`
  position: absolute;
  left: 24px;
  bottom: 22px;
  width: calc(100% - 48px);
  height: calc(100% - 84px);
  object-fit: contain;
  transition: transform 700ms var(--ease);
  [data-ink]:hover > * > & {
    transform: translateX(-8px);
  }
`;

const CardFlag = styled(Flag)`
  position: absolute;
  left: 20px;
  top: 20px;
  width: 44px;
  height: 33px;
  object-fit: cover;
`;

const Rating = styled.span`
  position: absolute;
  right: 20px;
  top: 22px;
  display: flex;
  align-items: center;
  gap: 6px;
  font: var(--w-display) 1.375rem/1 var(--font-display);
  svg {
    width: 18px;
    height: 18px;
    margin-top: -2px;
    fill: currentColor;
  }
`;
