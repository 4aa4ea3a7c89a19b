import styled from "styled-components";

/** The files of static/symbols, each with several drawings in the colours of the page around them, and their viewBox. */
const VIEW_BOXES = {
  benefits: "0 0 112 56",
  lines: "0 0 220 65",
  online: "0 0 240 110",
  services: "0 0 96 80",
  support: "0 0 72 56",
  test: "0 0 760 620",
};

export type Sprite = keyof typeof VIEW_BOXES;

type Props = {
  sprite: Sprite;
  /** The drawing in it. */
  name: string;
};

/** A drawing in the colours of its background, as wide as its box. */
export const MapSymbol = ({ sprite, name }: Props) => (
  <Svg viewBox={VIEW_BOXES[sprite]} aria-hidden>
    <use href={`${__PATH_PREFIX__}/symbols/${sprite}.svg#${name}`} />
  </Svg>
);

const Svg = styled.svg`
  width: 100%;
  overflow: visible;
`;
