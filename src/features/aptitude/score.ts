import type { AptitudeTest, Area, Program } from "../../content/model";
import type { State } from "./state";

type Answers = State["answers"];

/** An answer that gave an area points. */
export type Reason = { question: number; text: string; points: number };

export type Suggestion = Area & {
  points: number;
  /** The answers that gave them, most points first; none where nothing was worked out. */
  because: readonly Reason[];
  /** From 1; the same for areas with as many points. */
  rank: number;
};

export type Outcome = {
  /** How the suggestions came about: the same for everyone; from the answers; or there were none to work them out from. */
  kind: "fixed" | "scored" | "blank";
  suggestions: readonly Suggestion[];
  programs: readonly Program[];
  /** The names of the areas that are level at the top, where there are several. */
  level: readonly string[];
};

/** So many areas, and programs at least, are suggested. */
const SUGGESTED = 3;

/** What the results say: fixed, as shipped, or worked out from the answers where data/ switches that on. */
export function outcome(test: AptitudeTest, answers: Answers): Outcome {
  if (test.results.mode === "fixed") return general(test, "fixed");
  const ranked = rank(test, answers);
  const [first] = ranked;
  if (!first) return general(test, "blank");
  // A tie with the third is included.
  const least = (ranked[SUGGESTED - 1] ?? ranked.at(-1)!).points;
  const suggestions = ranked.filter(({ points }) => points >= least);
  const level = ranked
    .filter(({ points }) => points === first.points)
    .map(({ name }) => name);
  return {
    kind: "scored",
    suggestions,
    programs: programsOf(suggestions),
    level: level.length > 1 ? level : [],
  };
}

/** The suggestions that are the same for everyone. */
function general({ results }: AptitudeTest, kind: "fixed" | "blank"): Outcome {
  const suggestions = results.fixed.areas
    .map((id) => results.areas.find((area) => area.id === id))
    .filter((area) => area !== undefined)
    .map((area) => ({ ...area, points: 0, because: [], rank: 1 }));
  return { kind, suggestions, programs: results.fixed.programs, level: [] };
}

/** The areas with points, most points first; ties in the order of data/. */
export function rank(
  { questions, results }: AptitudeTest,
  answers: Answers,
): readonly Suggestion[] {
  const chosen = questions.flatMap(({ options }, question) => {
    const option = options[answers[question] ?? -1];
    return option ? [{ ...option, question }] : [];
  });
  return results.areas
    .map((area) => {
      const because = chosen
        .map(({ question, text, points }) => ({
          question,
          text,
          points: points
            .filter((given) => given.area === area.id)
            .reduce((sum, given) => sum + given.points, 0),
        }))
        .filter(({ points }) => points > 0)
        .sort((a, b) => b.points - a.points);
      const points = because.reduce((sum, { points }) => sum + points, 0);
      return { ...area, points, because };
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map((area, _, all) => ({
      ...area,
      rank: 1 + all.findIndex(({ points }) => points === area.points),
    }));
}

/** The best program of each area, then the next of each while there are fewer than three; none twice. */
function programsOf(areas: readonly Area[]): readonly Program[] {
  const most = Math.max(...areas.map(({ programs }) => programs.length));
  const inTurn = Array.from({ length: most }, (_, turn) =>
    areas.flatMap(({ programs }) => programs[turn] ?? []),
  ).flat();
  const different = new Map(inTurn.map((program) => [program.name, program]));
  return [...different.values()].slice(0, Math.max(SUGGESTED, areas.length));
}
