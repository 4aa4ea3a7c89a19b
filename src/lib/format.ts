/** "monday" as "Monday". */
export const capitalize = <Word extends string>(word: Word) =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>;

/** The first words of a name, in at most 12 characters, as phones have room for below an icon; undefined where none fits. */
export const shortName = (name: string): string | undefined =>
  /^.{1,12}(?!\S)/.exec(name)?.[0].trim();

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** "2024-11-25" as "25 Nov 2024". Not by Intl: its texts differ between browsers and Node. */
export function date(isoDay: string): string {
  const [year, month, day] = isoDay.split("-").map(Number);
  return `${day} ${MONTHS[month! - 1]} ${year}`;
}

/** Whole dollars as "$15,000". */
export const money = (dollars: number): string => `$${thousands(dollars)}`;

/** 2866 as "2,866". */
export const thousands = (amount: number): string =>
  String(amount).replace(/\B(?=(\d{3})+$)/g, ",");

/** How far a clock is from home's: "4 h 30 min behind India (3 h 30 min in summer)". */
export const offsetInWords = (clock: {
  standard: string;
  summer: string | null;
}): string =>
  clock.summer ? `${clock.standard} ${clock.summer}` : clock.standard;

/** A text from data/ with its {variables} filled in; one without a value stays as it is. */
export const fill = (
  text: string,
  values: Record<string, string | number>,
): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : whole,
  );
