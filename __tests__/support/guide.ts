/** data/README.md done to the letter: the guide's own examples, written into the files as an editor's hand writes them. */
import { readFileSync } from "node:fs";
import { findNodeAtLocation, type JSONPath, parseTree } from "jsonc-parser";
import type { DataFile } from "../../src/content/readData";

type Task = (editor: Editor, example: string) => void;

/** By their headings in the guide. A photo is not a text: whoever follows the guide brings it along. */
const TASKS: Record<string, Task> = {
  "Change a text": (editor, text) => editor.write("pages/about.json", [], text),
  "Change the phone number": (editor, phone) =>
    editor.write("site.json", [], phone),
  "Change the opening hours": (editor, hours) =>
    editor.write("site.json", [], hours),
  "Add a scholarship": (editor, scholarship) => {
    const last = editor.entries("scholarships.json").length - 1;
    editor.copyEntry("scholarships.json", last, () => scholarship);
  },
  "Switch on Apply Now": (editor, address) =>
    editor.write("scholarships.json", [0], address),
  "Give a button an action": (editor, button) => {
    editor.write("pages/about.json", ["callToAction"], button);
    const process = ["process", "button"];
    editor.write("pages/education-support.json", process, '"action": "chat"');
    editor.write("pages/country.json", ["button"], '"action": "contact"');
  },
  "Add a country": (editor, names) => {
    // Of all there are, the one with the most to copy along: a card, a photo.
    const copied = editor
      .entries("countries.json")
      .findIndex(({ card, photo }) => card && photo);
    editor.copyEntry("countries.json", copied, (entry) =>
      written(entry, [], names),
    );
    const { slug } = meant(names);
    const listed = ["footer", "destinations", 7];
    editor.replace("site.json", listed, JSON.stringify(slug));
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
  for (const task of tasks) TASKS[task]!(editor, exampleOf(task));
  return editor.files();
}

/** What an example of the guide says: of bare fields the record that they stand in. */
export const said = (task: string) => meant(exampleOf(task));

function exampleOf(task: string): string {
  const example = examples.get(task);
  if (!example) throw new Error(`data/README.md does not show how to ${task}`);
  return example;
}

type Entry = Record<string, unknown>;

function meant(example: string): Entry {
  const text = example.trim().replace(/,$/, "");
  return JSON.parse(text.startsWith("{") ? text : `{${text}}`) as Entry;
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Changes files as texts, so that commas and brackets come out as an editor would leave them. */
class Editor {
  private readonly texts: Map<string, string>;

  constructor(private readonly given: readonly DataFile[]) {
    this.texts = new Map(given.map(({ path, bytes }) => [path, text(bytes)]));
  }

  /** Only what was changed is rewritten: photos are not texts. */
  files(): DataFile[] {
    return this.given.map(({ path, bytes }) => {
      const now = this.texts.get(path) ?? "";
      return { path, bytes: now === text(bytes) ? bytes : Buffer.from(now) };
    });
  }

  change(file: string, edit: (text: string) => string) {
    this.texts.set(file, edit(this.texts.get(file) ?? ""));
  }

  /** Fields in the place of those of the same names, in one record of a file. */
  write(file: string, record: JSONPath, fields: string) {
    this.change(file, (text) => written(text, record, fields));
  }

  replace(file: string, path: JSONPath, value: string) {
    this.change(file, (text) => {
      const { at, end } = spanOf(text, path);
      return text.slice(0, at) + value + text.slice(end);
    });
  }

  /** An entry in the place of the one with the same label. */
  replaceLike(file: string, list: JSONPath, entry: string) {
    const { label } = meant(entry);
    const index = this.entries(file, list).findIndex(
      (each) => each.label === label,
    );
    this.replace(file, [...list, index], entry);
  }

  /** A changed copy of an entry below it, with a comma between the two. */
  copyEntry(file: string, index: number, change: (copy: string) => string) {
    this.change(file, (text) => {
      const { at, end } = spanOf(text, [index]);
      const copy = change(text.slice(at, end));
      return `${text.slice(0, end)},\n  ${copy}${text.slice(end)}`;
    });
  }

  entries(file: string, list: JSONPath = []): Entry[] {
    const { at, end } = spanOf(this.texts.get(file) ?? "", list);
    const text = this.texts.get(file)?.slice(at, end) ?? "";
    return JSON.parse(text) as Entry[];
  }
}

/** A text with fields in the place of those of the same names, which stand together; a comma goes with the last. */
function written(text: string, record: JSONPath, fields: string): string {
  const spans = Object.keys(meant(fields)).map((name) =>
    spanOf(text, [...record, name]),
  );
  const start = Math.min(...spans.map(({ name }) => name));
  const end = Math.max(...spans.map(({ end }) => end));
  return text.slice(0, start) + fields + text.slice(end).replace(/^,/, "");
}

/** Where a part of a file stands: its value, and the name before it. */
function spanOf(text: string, path: JSONPath) {
  const tree = parseTree(text);
  const value = tree && findNodeAtLocation(tree, path);
  if (!value) throw new Error(`There is no ${path.join(" > ")}`);
  return {
    name: value.parent?.offset ?? value.offset,
    at: value.offset,
    end: value.offset + value.length,
  };
}
