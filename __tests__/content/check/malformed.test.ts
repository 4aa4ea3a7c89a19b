/** @jest-environment node */
import {
  type Change,
  changed,
  mistakesIn,
  type Part,
  type Path,
  position,
  spanOf,
  textOf,
  withFile,
  without,
} from "./shipped";

type Row = {
  file?: string;
  path: Path;
  part?: Part;
  now: Change;
  says: string;
  remedy?: string;
  /** What is marked in the part that was changed; its beginning if nothing is said. */
  at?: string | number | RegExp;
  /** The part that it is told of, where that is another one. */
  where?: RegExp;
};

const SCHOLARSHIPS = "scholarships.json";
const ABOUT = "pages/about.json";

/** One title for all rows, so that they do not depend on the words of the day. */
const TITLE = '"title": "Merit Award",';
const titled = (
  change: (line: string) => string,
): Pick<Row, "path" | "part" | "now"> => ({
  path: [0, "title"],
  part: "line",
  now: () => `    ${change(TITLE)}\n`,
});

const COMMAS: [string, Row][] = [
  [
    "a comma after the last field",
    {
      path: [0, "applyUrl"],
      now: "null,",
      says: "has a comma after its last part",
      remedy: "delete the comma",
      at: ",",
      where: /^entry 1 ".+"$/,
    },
  ],
  [
    "a comma after the last entry",
    {
      file: ABOUT,
      path: ["offer", "items"],
      now: (list) => list.replace(/\n\s*\]$/, (end) => `,${end}`),
      says: "has a comma after its last part",
      at: /,\s*\]$/,
      where: /^offer > items$/,
    },
  ],
  [
    "two commas",
    {
      path: [0, "id"],
      now: "1,",
      says: "has a comma too many",
      at: 2,
    },
  ],
  [
    "no comma between two fields",
    {
      path: [0, "id"],
      part: "after",
      now: "\n    ",
      says: "has no comma after it",
      at: -1,
      where: /^entry 1 ".+" > id$/,
    },
  ],
  [
    "no comma between two entries",
    {
      path: [0],
      part: "after",
      now: "\n  ",
      says: "has no comma after it",
      at: -1,
      where: /^entry 1 ".+"$/,
    },
  ],
  [
    "a semicolon for a comma",
    {
      path: [0, "id"],
      part: "after",
      now: ";\n    ",
      says: "has a semicolon where a comma belongs",
    },
  ],
];

const QUOTES: [string, Row][] = [
  [
    "a text without its closing quote",
    {
      ...titled((line) => line.replace('Award"', "Award")),
      says: "has no closing quotation mark",
      remedy: 'write "Merit Award"',
      at: '"Merit',
    },
  ],
  [
    "a text without its opening quote",
    {
      ...titled((line) => line.replace('"Merit', "Merit")),
      says: "has no opening quotation mark",
      remedy: 'write "Merit Award"',
      at: "Merit",
    },
  ],
  [
    "a text without quotes",
    {
      ...titled(() => '"title": Merit Award,'),
      says: "is a text without quotation marks",
      remedy: 'write "Merit Award"',
      at: "Merit",
    },
  ],
  [
    "a name without its closing quote",
    {
      ...titled((line) => line.replace('title"', "title")),
      says: "has no closing quotation mark",
      remedy: 'write "title":',
      at: '"title',
    },
  ],
  [
    "a name without its opening quote",
    {
      ...titled((line) => line.replace('"title', "title")),
      says: "has no opening quotation mark",
      remedy: 'write "title":',
      at: "title",
    },
  ],
  [
    "a name without quotes",
    {
      ...titled((line) => line.replace('"title"', "title")),
      says: "is written without quotation marks",
      remedy: 'write "title":',
      at: "title",
    },
  ],
  [
    "a text in single quotes",
    {
      ...titled(() => `"title": 'Merit Award',`),
      says: "is in single quotation marks",
      remedy: 'write "Merit Award"',
      at: "'Merit",
    },
  ],
  [
    "a text in curly quotes",
    {
      ...titled(() => '"title": “Merit Award”,'),
      says: "is in curly quotation marks",
      remedy: 'write "Merit Award"',
      at: "“Merit",
    },
  ],
  [
    "a name in curly quotes",
    {
      ...titled(() => '“title”: "Merit Award",'),
      says: "is in curly quotation marks",
      remedy: 'write "title"',
      at: "“title",
    },
  ],
  [
    "a text that a curly quote closes",
    {
      ...titled((line) => line.replace('Award"', "Award”")),
      says: "is in curly quotation marks",
      remedy: 'write "Merit Award"',
      at: "”",
    },
  ],
  [
    "a quote within a text",
    {
      ...titled(() => '"title": "The "Merit" Award",'),
      says: "has a quotation mark inside its text",
      at: '"Merit',
    },
  ],
  [
    "a quote too many",
    {
      ...titled(() => '"title": "Merit Award"",'),
      says: "has a quotation mark too many",
      at: '",',
    },
  ],
  [
    "a text over two lines",
    {
      ...titled(() => '"title": "Merit\n    Award",'),
      says: "runs over more than one line",
      at: '"Merit',
    },
  ],
  [
    "a backslash that means nothing",
    {
      ...titled(() => String.raw`"title": "Merit\Award",`),
      says: String.raw`has a backslash that JSON does not know: \A`,
      at: "\\",
    },
  ],
  [
    "a tab within a text",
    {
      ...titled(() => '"title": "Merit\tAward",'),
      says: "has a tab in its text",
      at: "\t",
    },
  ],
];

const VALUES: [string, Row][] = [
  [
    "a number with a comma in it",
    {
      path: [0, "awardAmount"],
      now: "15,000",
      says: "is a number that JSON cannot read",
      remedy: "write 15000",
    },
  ],
  [
    "a number with its currency",
    {
      path: [0, "awardAmount"],
      now: "$15000",
      says: "is a number that JSON cannot read",
      remedy: "write 15000",
    },
  ],
  [
    "a number that begins with 0",
    {
      path: [0, "id"],
      now: "01",
      says: "is a number that JSON cannot read",
      remedy: "write 1",
    },
  ],
  [
    "None for null",
    {
      path: [0, "applyUrl"],
      now: "None",
      says: "is None, a word that JSON does not know",
      remedy: "write null",
    },
  ],
  [
    "True for true",
    {
      file: ABOUT,
      path: ["contactForm"],
      now: "True",
      says: "is True, a word that JSON does not know",
      remedy: "write true",
    },
  ],
  [
    "a name without a value",
    { path: [0, "id"], now: "", says: "has no value", at: 0 },
  ],
  [
    "a name without a colon",
    {
      ...titled((line) => line.replace(":", "")),
      says: "has no colon after its name",
      at: '"Merit',
    },
  ],
  [
    "an equals sign for a colon",
    {
      ...titled((line) => line.replace(":", " =")),
      says: "has = after its name",
      remedy: "write : instead",
      at: "=",
    },
  ],
  [
    "a comment after a value",
    {
      ...titled((line) => `${line} // the best`),
      says: "has a comment, which JSON does not allow",
      remedy: "delete the comment",
      at: "//",
    },
  ],
  [
    "a comment as other formats write it",
    {
      ...titled((line) => `${line} # the best`),
      says: "has a comment, which JSON does not allow",
      at: "#",
    },
  ],
  [
    "a comment between two fields",
    {
      ...titled((line) => `/* the best\n       of all */ ${line}`),
      says: "has a comment, which JSON does not allow",
      at: "/*",
    },
  ],
  [
    "an invisible space",
    {
      ...titled((line) => line.replace(": ", ":\u00a0")),
      says: "has an invisible character here (U+00A0)",
      at: "\u00a0",
    },
  ],
  [
    "a field written twice",
    {
      ...titled((line) => `${line}\n    ${line}`),
      says: `is written twice: in line ${position(textOf(SCHOLARSHIPS), spanOf(SCHOLARSHIPS, [0, "title"], "name").start).line} already`,
      at: 4 + TITLE.length + 1 + 4,
      where: /^entry 1 "Merit Award" > title$/,
    },
  ],
];

const foundAt = (source: string, what: string | RegExp) =>
  typeof what === "string" ? source.indexOf(what) : source.search(what);

test.each([...COMMAS, ...QUOTES, ...VALUES])(
  "%s is told once, where it stands",
  (
    _,
    { file = SCHOLARSHIPS, path, part, now, says, remedy, at = "", where },
  ) => {
    const { files, text, start, source } = changed(file, path, now, part);
    const found = mistakesIn(files);

    const place = start + (typeof at === "number" ? at : foundAt(source, at));
    expect(found.map(({ message }) => message)).toEqual([says]);
    expect(found[0]).toMatchObject({
      file: `data/${file}`,
      ...position(text, place),
      ...(remedy ? { remedy } : {}),
      ...(where ? { where: expect.stringMatching(where) } : {}),
    });
  },
);

test.each(["[", "{", "]", "}"])(
  "every lost %s is told once, within a line of where it stood",
  (bracket) => {
    const text = textOf(SCHOLARSHIPS);
    const places = [...text.matchAll(/[{}[\]]/g)]
      .filter(([found]) => found === bracket)
      .map(({ index }) => index);
    for (const place of places) {
      const cut = text.slice(0, place) + text.slice(place + 1);
      const found = mistakesIn(withFile(SCHOLARSHIPS, cut));
      expect(found).toHaveLength(1);
      const { line } = position(text, place);
      expect(Math.abs((found[0]?.line ?? 0) - line)).toBeLessThanOrEqual(1);
    }
  },
);

test.each(["[", "{", "]", "}", '"', "x"])(
  "%s in the wrong place is told once, not by all that comes after it",
  (surplus) => {
    const text = textOf(ABOUT);
    for (let place = 10; place < text.length - 10; place += 89) {
      const edited = text.slice(0, place) + surplus + text.slice(place);
      const isSound = /^[[{}\]x]$/.test(surplus) && isInText(text, place);
      if (isSound) continue;
      expect(mistakesIn(withFile(ABOUT, edited))).toHaveLength(1);
    }
  },
);

/** Does a place stand within a text, where most characters may? */
const isInText = (text: string, place: number) =>
  (text.slice(0, place).match(/"/g) ?? []).length % 2 === 1;

test("a line pasted twice is told once", () => {
  const lines = textOf(ABOUT).split("\n");
  for (let i = 1; i < lines.length - 2; i += 3) {
    const twice = lines.toSpliced(i, 0, lines[i] ?? "").join("\n");
    const found = mistakesIn(withFile(ABOUT, twice));
    if (found.length > 0) expect(found).toHaveLength(1);
  }
});

test("where every quote of a file is curly, the first ten are told, and how many follow", () => {
  const text = textOf(ABOUT).replaceAll('"', "”");
  const found = mistakesIn(withFile(ABOUT, text));
  expect(found).toHaveLength(10);
  expect(found.at(-1)?.remedy).toMatch(/; the same \d+ more times below$/);
});

test.each([0.2, 0.5, 0.9])(
  "a file that is cut off after %d of it is told once, at its end",
  (part) => {
    const text = textOf(SCHOLARSHIPS);
    const cut = text.slice(0, text.length * part).trimEnd();
    const found = mistakesIn(withFile(SCHOLARSHIPS, cut));
    expect(found).toMatchObject([
      {
        message: "ends too early: the file is cut off here",
        line: cut.split("\n").length,
      },
    ]);
  },
);

test("mistakes of every sort in several files are all told, each once and at its line", () => {
  const edit = (file: string, ...changes: [from: string, to: string][]) =>
    changes.reduce((text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    }, textOf(file));
  const scholarships = edit(
    SCHOLARSHIPS,
    ['"id": 1,', '"id": 1'],
    ['"id": 3,', "id: 3,"],
    ['"id": 5,', '"id": "5",'],
    ['"applications": ', '"applicants": '],
  );
  const site = edit(
    "site.json",
    ['"+91 00000 00000"', "'98765'"],
    ['"/services"', '"/service"'],
    ['"turkey"', '"turkiye"'],
  );
  const countries = edit(
    "countries.json",
    ['"slug": "uae"', '"slug": "malaysia"'],
    ['"rating": 4.6', '"rating": 5.6'],
  );
  const files = [
    [SCHOLARSHIPS, scholarships],
    ["site.json", site],
    ["countries.json", countries],
    ["notes.txt", "Call Asha"],
  ].reduce(
    (files, [file = "", text = ""]) => withFile(file, text, files),
    without("pages/services.json"),
  );
  const lineOf = (text: string, part: string, after = "") =>
    position(text, text.indexOf(part, text.indexOf(after))).line;
  expect(
    mistakesIn(files).map(
      ({ file, line, message }) => `${file}:${line} ${message}`,
    ),
  ).toEqual([
    `data/countries.json:${lineOf(countries, "5.6")} is too large`,
    `data/countries.json:${lineOf(countries, '"slug": "malaysia"', "5.6")} stands in two entries`,
    "data/notes.txt:1 is a file that nobody reads",
    "data/pages/services.json:1 is missing",
    `data/scholarships.json:${lineOf(scholarships, '"id": 1')} has no comma after it`,
    `data/scholarships.json:${lineOf(scholarships, '"applicants"')} is not a field here`,
    `data/scholarships.json:${lineOf(scholarships, "id: 3")} is written without quotation marks`,
    `data/scholarships.json:${lineOf(scholarships, '"id": "5"')} is a text in quotation marks, not a number`,
    `data/site.json:${lineOf(site, "'98765'")} is in single quotation marks`,
    `data/site.json:${lineOf(site, '"/service"')} leads to no page`,
    `data/site.json:${lineOf(site, '"turkiye"')} is no country that we have`,
  ]);
});

test.each(["", "  \n", "null", "5", '"text"', "Hello", "<html>", "]["])(
  "a file that holds %j is told, not read",
  (content) => {
    const found = mistakesIn(withFile(SCHOLARSHIPS, content));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ file: `data/${SCHOLARSHIPS}`, line: 1 });
  },
);
