/** The files of static/symbols, with the frame of each drawing in them and how wide it is shown, in pixels. */
const SHEETS = {
  benefits: { width: 112, height: 56, shown: 220 },
  online: { width: 240, height: 110, shown: 280 },
  programs: { width: 220, height: 65, shown: 220 },
  support: { width: 72, height: 56, shown: 180 },
} as const;

type Props = {
  sheet: keyof typeof SHEETS;
  /** The drawing in it. */
  name: string;
};

/** A drawing in the colours of what it stands on. */
export function MapSymbol({ sheet, name }: Props) {
  const { width, height, shown } = SHEETS[sheet];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={shown}
      overflow="visible"
      aria-hidden
    >
      <use href={`${__PATH_PREFIX__}/symbols/${sheet}.svg#${name}`} />
    </svg>
  );
}
