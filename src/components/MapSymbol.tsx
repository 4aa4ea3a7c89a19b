/** The files of static/symbols, with the frame of each drawing in them and how wide it is shown, in pixels. */
const SHEETS = {
  benefits: { viewBox: "0 0 112 56", width: 220 },
  lines: { viewBox: "0 0 220 65", width: 220 },
  online: { viewBox: "0 0 240 110", width: 280 },
  services: { viewBox: "0 0 96 80", width: 150 },
  support: { viewBox: "0 0 72 56", width: 180 },
} as const;

type Props = {
  sheet: keyof typeof SHEETS;
  /** The drawing in it. */
  name: string;
};

/** A drawing in the colours of what it stands on. */
export const MapSymbol = ({ sheet, name }: Props) => (
  <svg {...SHEETS[sheet]} overflow="visible" aria-hidden>
    <use href={`${__PATH_PREFIX__}/symbols/${sheet}.svg#${name}`} />
  </svg>
);
