/**
 * How one text, number or word is read out of JSON that may be malformed: what it most probably means, and what is wrong
 * with how it is written. Everything looks at the rest of its own line, because that is where an editor's slip stays.
 */
import type { Wording } from "./wording";

export type Scalar = {
  value: string | number | boolean | null;
  end: number;
  /** What is wrong with how it is written, and where. */
  fault?: Wording & { at: number; end: number };
  /** The file ends inside it. */
  isCut?: boolean;
};

const SINGLE = "'`´";
const CURLY = "“”„‟‘’‚‛«»‹›＂";
/** Characters that look like a quotation mark and are none in JSON. */
export const ODD_QUOTES = SINGLE + CURLY;

/** What may follow a finished value: the end of its line, a comma and the next thing, or a closing bracket. */
const ending = (next: string) =>
  new RegExp(
    String.raw`[ \t]*(?:,[ \t]*(?:["{}\[\],${ODD_QUOTES}]|//|/\*|#|\r?$${next})|[}\]]|\r?$)`,
    "my",
  );
const ENDING = ending("");
/** After a text in a list may also come a number or a word; after an unquoted 15 that would cut 15,000 in two. */
const TEXT_ENDING = ending(String.raw`|-?\d|(?:true|false|null)\b`);
const COMMENT = /[ \t]+(?:\/\/|\/\*|#)/my;

/** What may stand on the line below a text whose closing quote is missing. */
const NEXT_LINE = new RegExp(
  String.raw`\s*(?:["{}\[\],${ODD_QUOTES}]|[\w$-]+["${ODD_QUOTES}]?\s*:|//|/\*|$(?![^]))`,
  "y",
);

const fits = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.test(text);
};
const isEnding = (text: string, at: number, pattern = TEXT_ENDING) =>
  fits(pattern, text, at) || fits(COMMENT, text, at);

const lineEnd = (text: string, at: number) => {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
};

/** Where the straight quote opened at `start` is closed on its own line; null: it is not. */
function closingQuote(text: string, start: number): number | null {
  for (let i = start + 1; i < text.length && text[i] !== "\n"; i++) {
    if (text[i] === "\\" && text[i + 1] !== "\n") i++;
    else if (text[i] === '"') return i;
  }
  return null;
}

/** A text in quotes, its `start` at the opening one. */
export function readText(text: string, start: number, isKey: boolean): Scalar {
  const close = closingQuote(text, start);
  const swallowed = isKey ? swallowedColon(text, start, close) : null;
  if (swallowed) return swallowed;
  if (close === null) return openText(text, start);
  const content = text.slice(start + 1, close);
  const rest = text.slice(close + 1, lineEnd(text, close));
  if (isEnding(text, close + 1) || /^\s*[:"{[]/.test(rest)) {
    if (/^"[ \t]*(:|,|[}\]]|\r?$)/.test(rest)) {
      return surplusQuote(content, close + 1, close + 2);
    }
    return written(text, start, close);
  }
  return (
    (content === "" ? doubledQuote(text, start, close) : null) ??
    (isKey ? null : swallowedComma(content, rest, start)) ??
    quoteInside(text, start, close, isKey) ??
    written(text, start, close)
  );
}

/** `"title: "Merit"` or `"title”: "Merit"`: the name of a field without its closing quote. */
function swallowedColon(
  text: string,
  start: number,
  close: number | null,
): Scalar | null {
  if (close !== null && /^\s*:/.test(text.slice(close + 1))) return null;
  const line = text.slice(start + 1, lineEnd(text, start));
  const [, name, instead = ""] =
    /^([\w$-]+)([^\w\s"]?)[ \t]*:/.exec(line) ?? [];
  if (!name) return null;
  const end = start + 1 + name.length + instead.length;
  const isQuote = instead !== "" && ODD_QUOTES.includes(instead);
  return {
    value: name,
    end,
    fault: {
      ...(isQuote ? oddQuotes(instead) : missingQuote("closing")),
      at: start,
      end,
      remedy: `write "${name}":`,
    },
  };
}

/** `"label": "Programs, "to": …`: a text without its closing quote, with more on the same line. */
function swallowedComma(
  content: string,
  rest: string,
  start: number,
): Scalar | null {
  const comma = /,\s*$/.exec(content);
  if (!comma || !/^[\w$-]+"\s*:/.test(rest)) return null;
  return unclosed(content.slice(0, comma.index), start);
}

/** `""title": …` or `""Merit",`: two quotes where one belongs. */
function doubledQuote(
  text: string,
  start: number,
  close: number,
): Scalar | null {
  const again = readTextPlainly(text, close);
  return again && surplusQuote(again.value, start, again.end);
}

function readTextPlainly(text: string, start: number) {
  const close = closingQuote(text, start);
  if (close === null) return null;
  const isWhole =
    isEnding(text, close + 1) || /^\s*:/.test(text.slice(close + 1));
  return isWhole
    ? { value: text.slice(start + 1, close), end: close + 1 }
    : null;
}

const surplusQuote = (value: string, at: number, end: number): Scalar => ({
  value,
  end,
  fault: {
    at,
    end: at + 1,
    message: "has a quotation mark too many",
    remedy: 'delete one "',
  },
});

/** `"the "best" award",`: quotes within a text, which JSON takes for its end. */
function quoteInside(
  text: string,
  start: number,
  close: number,
  isKey: boolean,
): Scalar | null {
  for (let i = close + 1; i < lineEnd(text, close); i++) {
    if (text[i] === "\\") i++;
    else if (text[i] === '"') {
      const isLast = isKey
        ? /^[ \t]*:/.test(text.slice(i + 1, i + 9))
        : isEnding(text, i + 1);
      if (!isLast) continue;
      return {
        value: text.slice(start + 1, i),
        end: i + 1,
        fault: {
          at: close,
          end: close + 1,
          message: "has a quotation mark inside its text",
          found: text.slice(start, i + 1),
          remedy: String.raw`write \" for a quotation mark, or use “ and ” inside the text`,
        },
      };
    }
  }
  return null;
}

/** A text with an opening quote and none at the end of its line. */
function openText(text: string, start: number): Scalar {
  const end = lineEnd(text, start);
  const line = text.slice(start + 1, end);
  if (end === text.length) return { value: line, end, isCut: true };
  const curly = new RegExp(
    String.raw`^(.*)([${ODD_QUOTES}])(?=[\s,}\]]*$)`,
  ).exec(line);
  if (curly) {
    const [whole, value = "", quote = ""] = curly;
    const close = start + 1 + whole.length;
    return {
      value,
      end: close,
      fault: {
        ...oddQuotes(quote),
        at: close - 1,
        end: close,
        remedy: `write "${value}"`,
      },
    };
  }
  const close = text.indexOf('"', end);
  if (fits(NEXT_LINE, text, end) || close < 0 || !isEnding(text, close + 1)) {
    return unclosed(line.replace(/\s*,?\s*$/, ""), start);
  }
  return {
    value: text.slice(start + 1, close).replace(/\s+/g, " "),
    end: close + 1,
    fault: {
      at: start,
      end,
      message: "runs over more than one line",
      remedy: "write the whole text on one line",
    },
  };
}

const unclosed = (value: string, start: number): Scalar => ({
  value,
  end: start + 1 + value.length,
  fault: {
    ...missingQuote("closing"),
    at: start,
    end: start + 1 + value.length,
    remedy: `write "${value}"`,
  },
});

const missingQuote = (which: "opening" | "closing") => ({
  message: `has no ${which} quotation mark`,
  expected: `" ${which === "opening" ? "before" : "after"} the text`,
});

const oddQuotes = (quote: string) => ({
  message: `is in ${SINGLE.includes(quote) ? "single" : "curly"} quotation marks`,
  expected: 'straight double quotation marks: "',
  found: quote,
});

const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|[^\\\u0000-\u001f]/y;

/** A text between two straight quotes: it may still hold a backslash or a control character that JSON does not allow. */
function written(text: string, start: number, close: number): Scalar {
  const end = close + 1;
  try {
    return { value: JSON.parse(text.slice(start, end)), end };
  } catch {
    let at = start + 1;
    while (fits(ESCAPE, text, at)) at = ESCAPE.lastIndex;
    return {
      value: text.slice(start + 1, close),
      end,
      fault: { at, ...badCharacter(text.slice(at, at + 2), at) },
    };
  }
}

function badCharacter(found: string, at: number): Wording & { end: number } {
  if (found.startsWith("\\")) {
    return {
      end: at + 2,
      message: `has a backslash that JSON does not know: ${found}`,
      found,
      remedy: String.raw`delete the backslash, or write \\ for a real one`,
    };
  }
  const isTab = found.startsWith("\t");
  return {
    end: at + 1,
    message: `has ${isTab ? "a tab" : "a control character"} in its text`,
    found: codePoint(found),
    remedy: isTab ? "write a space" : "delete the character",
  };
}

/** "U+00A0" for a character that cannot be seen. */
export const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** A text in single or curly quotes, its `start` at the opening one. */
export function readOddText(
  text: string,
  start: number,
  isKey: boolean,
): Scalar {
  const quote = text[start] ?? "";
  const end = lineEnd(text, start);
  const fault = (value: string, after: number): Scalar => ({
    value,
    end: after,
    fault: {
      ...oddQuotes(quote),
      at: start,
      end: after,
      remedy: `write "${value}"`,
    },
  });
  for (let i = start + 1; i < end; i++) {
    if (text[i] !== '"' && !ODD_QUOTES.includes(text[i] ?? "")) continue;
    const isLast = isKey
      ? /^[ \t]*:/.test(text.slice(i + 1, i + 9))
      : isEnding(text, i + 1);
    if (isLast) return fault(text.slice(start + 1, i), i + 1);
  }
  const line = text.slice(start + 1, end);
  const [value = ""] = isKey
    ? (/^[\w$-]*/.exec(line) ?? [])
    : [line.replace(/[\s,]*$/, "")];
  return fault(value, start + 1 + value.length);
}

/** The name of a field without an opening quote; null: what stands here is no name at all. */
export function readBareKey(text: string, start: number): Scalar | null {
  const line = text.slice(start, lineEnd(text, start));
  const [whole, name, quote] =
    new RegExp(
      String.raw`^([^\s"':,{}[\]${ODD_QUOTES}]+)(["${ODD_QUOTES}]?)(?=[ \t]*[:=])`,
    ).exec(line) ?? [];
  if (!whole || !name) return null;
  return {
    value: name,
    end: start + whole.length,
    fault: {
      ...(quote
        ? missingQuote("opening")
        : { message: "is written without quotation marks" }),
      at: start,
      end: start + whole.length,
      found: whole,
      remedy: `write "${name}":`,
    },
  };
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const KNOWN = new Map<string, boolean | null>([
  ["true", true],
  ["false", false],
  ["null", null],
]);
/** What other languages write for true, false and null. */
const MEANT: Record<string, string> = {
  yes: "true",
  on: "true",
  no: "false",
  off: "false",
  none: "null",
  nil: "null",
  undefined: "null",
  nan: "null",
};

/** A value without quotes: a number, true, false or null, or what was meant for one. */
export function readBare(text: string, start: number, inList: boolean): Scalar {
  const [first = ""] =
    /^[^\s,:;{}[\]"]*/.exec(text.slice(start, lineEnd(text, start))) ?? [];
  const firstEnd = start + first.length;
  const isSemicolon = text[firstEnd] === ";"; // told as such, not as part of the word
  if (isSemicolon || isEnding(text, firstEnd, inList ? TEXT_ENDING : ENDING)) {
    const known = knownValue(first);
    if (known !== undefined) return { value: known, end: firstEnd };
  }
  const end = bareEnd(text, firstEnd);
  const raw = text.slice(start, end).trimEnd();
  return misspelt(raw, start, start + raw.length);
}

/** Where a text without quotes ends; the braces of {name} do not end it. */
function bareEnd(text: string, start: number): number {
  let end = start;
  for (let depth = 0; ; end++) {
    if (text[end] === "{") depth++;
    const isBrace = text[end] === "}" && depth > 0;
    if (isBrace) depth--;
    else if (isEnding(text, end, ENDING)) return end;
  }
}

function knownValue(word: string): number | boolean | null | undefined {
  return NUMBER.test(word) ? Number(word) : KNOWN.get(word);
}

function misspelt(raw: string, at: number, end: number): Scalar {
  const number = plainNumber(raw);
  const word = raw.toLowerCase();
  const meant = MEANT[word] ?? (KNOWN.has(word) ? word : null);
  const fault = { at, end, found: raw };
  if (number !== null) {
    return {
      value: Number(number),
      end,
      fault: {
        ...fault,
        message: "is a number that JSON cannot read",
        expected: "digits only, without commas, spaces or a currency",
        remedy: `write ${number}`,
      },
    };
  }
  if (meant !== null) {
    return {
      value: KNOWN.get(meant) ?? null,
      end,
      fault: {
        ...fault,
        message: `is ${raw}, a word that JSON does not know`,
        expected: "true, false or null, in lower-case letters",
        remedy: `write ${meant}`,
      },
    };
  }
  const lastQuote = new RegExp(`["${ODD_QUOTES}]$`);
  const value = raw.replace(lastQuote, "");
  return {
    value,
    end,
    fault: {
      ...fault,
      ...(value !== raw
        ? missingQuote("opening")
        : { message: "is a text without quotation marks" }),
      remedy: `write "${value.replaceAll('"', "")}"`,
    },
  };
}

/** "$15,000" as 15000; null where it is no number in any spelling. */
function plainNumber(raw: string): string | null {
  const bare = raw
    .replace(/^(?:US)?[$€£₹]\s*|\s*(?:USD|[$€£₹]|dollars?)$/gi, "")
    .replace(/^\+/, "")
    .replace(/^\./, "0.")
    .replace(/\.$/, "");
  const digits = /^\d{1,3}(?:[ _',]\d{3})+$/.test(bare)
    ? bare.replace(/\D/g, "")
    : bare.replace(/^(-?)0+(?=\d)/, "$1");
  return NUMBER.test(digits) ? digits : null;
}
