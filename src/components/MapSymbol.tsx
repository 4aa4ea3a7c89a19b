import styled from "styled-components";
import type { SPRITES } from "../lib/drawings";

type Sprite = (typeof SPRITES)[number];

/** The viewBox of each drawing in a sprite, and how wide it is shown at most, in pixels. */
const SHEETS: Record<Sprite, { viewBox: string; width: number }> = {
  benefits: { viewBox: "0 0 112 56", width: 220 },
  lines: { viewBox: "0 0 220 65", width: 220 },
  online: { viewBox: "0 0 240 110", width: 280 },
  services: { viewBox: "0 0 96 80", width: 150 },
  support: { viewBox: "0 0 72 56", width: 180 },
};

type Props = {
  sheet: Sprite;
  /** The drawing in it. */
  name: string;
  /** As wide as its box. */
  fill?: boolean;
};

/** A drawing in the colours of its background. */
export const MapSymbol = ({ sheet, name, fill = false }: Props) => (
  <Svg
    {...SHEETS[sheet]}
    overflow="visible"
    data-fill={fill || undefined}
    aria-hidden
  >
    <use href={`${__PATH_PREFIX__}/symbols/${sheet}.svg#${name}`} />
  </Svg>
);

const Svg = styled.svg`
  max-width: 100%;
  height: auto;
  &[data-fill] {
    width: 100%;
  }
`;
