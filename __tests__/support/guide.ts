/** data/README.md done to the letter: the guide's own examples, put into the files. */
import { readFileSync } from "node:fs";
import type { DataFile } from "../../src/content/readData";

type Entry = Record<string, unknown>;
type Task = (editor: Editor, example: Entry) => void;

/** By their headings in the guide. A photo is not a text: whoever follows the guide brings it along. */
const TASKS: Record<string, Task> = {
  "Change a text": (editor, text) => editor.write("pages/about.json", [], text),
  "Change the phone number": (editor, phone) =>
    editor.write("site.json", [], phone),
  "Change the opening hours": (editor, hours) =>
    editor.write("site.json", [], hours),
  "Add a scholarship": (editor, scholarship) =>
    editor.list("scholarships.json").push(scholarship),
  "Switch on Apply Now": (editor, address) =>
    editor.write("scholarships.json", [0], address),
  "Give a button an action": (editor, button) => {
    editor.write("pages/about.json", ["callToAction"], button);
    const process = ["process", "button"];
    editor.write("pages/education-support.json", process, { action: "chat" });
    editor.write("pages/country.json", ["button"], { action: "contact" });
  },
  "Add a country": (editor, names) => {
    const countries = editor.list("countries.json");
    // Of all there are, the one with the most to copy along: a card, a photo.
    const copied = countries.findIndex(({ card, photo }) => card && photo);
    countries.splice(copied + 1, 0, { ...countries[copied], ...names });
    const listed = ["footer", "destinations"];
    editor.write("site.json", listed, { 7: names.slug });
  },
  "Put a photo on a country page": (editor, photo) =>
    editor.write("countries.json", [0], photo),
  "Connect the contact form": (editor, form) =>
    editor.write("site.json", ["contact"], form),
  "Switch on scored results of the aptitude test": (editor, mode) =>
    editor.write("aptitude-test.json", ["results"], mode),
  "Add a social link": (editor, link) =>
    editor.replaceLike("site.json", ["footer", "social"], link),
  "Say where a figure comes from": (editor, claim) =>
    editor.replaceLike("site.json", ["claims"], claim),
  "Before the site is published": (editor, address) =>
    editor.write("site.json", [], address),
};

export const tasks = Object.keys(TASKS);

/** What the guide shows to write, by heading: bare fields, or a whole entry. */
export const examples = new Map(
  readFileSync("data/README.md", "utf8")
    .split(/^## /m)
    .flatMap((section): [string, string][] => {
      const [heading = ""] = section.split("\n", 1);
      const [shown] = /(?<=```json\n)[^]*?(?=\n```)/.exec(section) ?? [];
      return shown ? [[heading, shown]] : [];
    }),
);

/**
 * The files after some of the guide's tasks, done one after the other.
 * @throws Error where the guide shows nothing for a task, or names a field that is not there
 */
export function followed(
  tasks: readonly string[],
  files: readonly DataFile[],
): DataFile[] {
  const editor = new Editor(files);
  for (const task of tasks) TASKS[task]!(editor, said(task));
  return editor.files();
}

/** What an example of the guide says: an entry, or of bare fields the record that they stand in. */
export function said(task: string): Entry {
  const text = examples.get(task)?.trim().replace(/,$/, "");
  if (!text) throw new Error(`data/README.md does not show how to ${task}`);
  return JSON.parse(text.startsWith("{") ? text : `{${text}}`) as Entry;
}

type Path = readonly (string | number)[];

class Editor {
  private readonly contents = new Map<string, Entry>();

  constructor(private readonly given: readonly DataFile[]) {}

  /** Only what was changed is written: photos are not texts. */
  files(): DataFile[] {
    return this.given.map(({ path, bytes }) => {
      const content = this.contents.get(path);
      return {
        path,
        bytes: content ? Buffer.from(JSON.stringify(content, null, 2)) : bytes,
      };
    });
  }

  /** A record or a list of a file. */
  private at(file: string, path: Path): Entry {
    if (!this.contents.has(file)) {
      const { bytes } = this.given.find(({ path }) => path === file)!;
      this.contents.set(file, JSON.parse(new TextDecoder().decode(bytes)));
    }
    return path.reduce<Entry>(
      (value, name) => value[name] as Entry,
      this.contents.get(file)!,
    );
  }

  list = (file: string, path: Path = []) =>
    this.at(file, path) as unknown as Entry[];

  /** Fields in the place of those of the same names, in one record of a file. */
  write(file: string, path: Path, fields: Entry) {
    const record = this.at(file, path);
    for (const [name, value] of Object.entries(fields)) {
      if (!(name in record)) throw new Error(`There is no ${name} in ${file}`);
      record[name] = value;
    }
  }

  /** An entry in the place of the one with the same label. */
  replaceLike(file: string, path: Path, entry: Entry) {
    const list = this.list(file, path);
    const index = list.findIndex(({ label }) => label === entry.label);
    this.write(file, path, { [index]: entry });
  }
}
