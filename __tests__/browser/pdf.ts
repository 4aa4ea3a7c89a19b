import { inflateSync } from "node:zlib";

/**
 * The text of a PDF of Chromium's, in the order in which it is painted, without spaces: between words it often has none.
 * Each font object has a stream that says which letters its glyphs stand for; a resource's name is its object's number.
 */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString("latin1");
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\b([^]*?)\bendobj/gm)].map(
      ([, number, body]) => [number!, body!] as const,
    ),
  );
  const fonts = new Map(
    [...objects].flatMap(([number, body]) => {
      const [, stream] = /\/ToUnicode (\d+) 0 R/.exec(body) ?? [];
      const letters = stream && lettersOf(streamOf(objects.get(stream)!));
      return letters ? [[number, letters] as const] : [];
    }),
  );
  return [...objects.values()]
    .map(streamOf)
    .flatMap((content) => [
      ...content.matchAll(/\/F(\d+) [\d.]+ Tf|<([\da-fA-F]+)>/g),
    ])
    .reduce(
      ({ text, font }, [, name, glyphs]) =>
        name
          ? { text, font: fonts.get(name) }
          : { text: text + read(glyphs!, font), font },
      { text: "", font: undefined as Letters | undefined },
    ).text;
}

/** What each glyph's code stands for. */
type Letters = Map<string, string>;

/** Codes have two digits or four, as many as the font's map has. */
function read(glyphs: string, font: Letters | undefined): string {
  const [first] = font?.keys() ?? [];
  const codes = first ? glyphs.match(RegExp(`.{${first.length}}`, "g")) : null;
  return (codes ?? [])
    .map((code) => font!.get(code.toUpperCase()) ?? "")
    .join("");
}

/** What an object's stream says, uncompressed; nothing where it has none. */
function streamOf(body: string): string {
  const [start] = /\bstream\r?\n/.exec(body) ?? [];
  const [, length] = /\/Length (\d+)/.exec(body) ?? [];
  if (!start || !length) return "";
  const from = body.indexOf(start) + start.length;
  const data = body.slice(from, from + Number(length));
  if (!body.includes("/FlateDecode")) return data;
  return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
}

/** The letter of each glyph: "<0003> <0020>", or from one to another: "<0024> <0026> <0041>". */
function lettersOf(map: string): Letters {
  const letters: Letters = new Map();
  for (const [, chars] of map.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, code, letter] of chars!.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(
        code!.toUpperCase(),
        Buffer.from(letter!, "hex").swap16().toString("utf16le"),
      );
  for (const [, ranges] of map.matchAll(/beginbfrange([^]*?)endbfrange/g))
    for (const [, from, to, letter] of ranges!.matchAll(
      /<(\w+)> <(\w+)> <(\w+)>/g,
    )) {
      const [first, last, start] = [from, to, letter].map((hex) =>
        parseInt(hex!, 16),
      );
      for (let code = first!; code <= last!; code += 1)
        letters.set(
          code.toString(16).toUpperCase().padStart(from!.length, "0"),
          String.fromCodePoint(start! + code - first!),
        );
    }
  return letters;
}
