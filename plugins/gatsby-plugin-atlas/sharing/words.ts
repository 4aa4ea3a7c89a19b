import { contentFiles } from "../../../src/content/files";
import type {
  AboutPage,
  AptitudeTest,
  AptitudeTestPage,
  CountryPage,
  EducationSupportPage,
  HomePage,
  OnlineEducationPage,
  ProgramsPage,
  ScholarshipsPage,
  ServicesPage,
} from "../../../src/content/model";
import { thousands } from "../../../src/lib/format";
import type { Atlas } from "../drawing/atlas";

// What the pictures that pages are shared with say: drawn in them, and read out to whoever does not see them.

/** Reads a file of data/, by its path there, as pages have it. */
export type Read = <Content>(file: string) => Content;

const titles = (items: readonly { title: string }[]) =>
  items.map(({ title }) => title);

/** Below the heading, by the page's route. */
const BELOW: Record<string, (read: Read) => string[]> = {
  "/": (read) => [read<HomePage>("pages/home.json").mapDescription],
  "/about": (read) => [read<AboutPage>("pages/about.json").mapDescription],
  "/scholarships": (read) => [
    read<ScholarshipsPage>("pages/scholarships.json").inShort,
  ],
  "/aptitude-test": (read) => {
    const words = read<AptitudeTestPage>("pages/aptitude-test.json");
    const test = read<AptitudeTest>("aptitude-test.json");
    return [
      `${test.questions.length} ${words.questions}`,
      `${test.minutes} ${words.minutes}`,
    ];
  },
  "/services": (read) =>
    titles(read<ServicesPage>("pages/services.json").services),
  "/education-support": (read) =>
    titles(read<EducationSupportPage>("pages/education-support.json").services),
  "/online-education": (read) =>
    titles(read<OnlineEducationPage>("pages/online-education.json").benefits),
  "/programs": (read) => {
    const { subjects, more } = read<ProgramsPage>("pages/programs.json");
    return titles([...subjects, more]);
  },
};

type Words = [heading: string, ...below: string[]];

/** Every page that has a file of its own; `type` is the file's in GraphQL. */
export const PAGES = Object.entries(contentFiles).flatMap(
  ([file, { type, route }]) => (route ? { file, type, route } : []),
);

/** The words of such a page's picture. */
export const pageWords = (
  { file, route }: (typeof PAGES)[number],
  read: Read,
): Words => [
  read<{ heading: string }>(file).heading,
  ...(BELOW[route]?.(read) ?? []),
];

/** The words of a country's picture. */
export const countryWords = (
  name: string,
  {
    clock,
    distanceKm,
  }: Pick<Atlas["countries"][string], "clock" | "distanceKm">,
  read: Read,
): Words => [
  `${read<CountryPage>("pages/country.json").studyIn} ${name}`,
  clock.standard,
  `${thousands(distanceKm)} km`,
];

/** A picture's words as its text alternative. */
export function altOf([heading, ...below]: Words): string {
  const end = below.length > 0 && /\w$/.test(heading) ? ":" : "";
  return `${heading}${end} ${below.join(", ")}`.trimEnd();
}
