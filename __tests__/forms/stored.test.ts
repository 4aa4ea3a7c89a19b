/** @jest-environment node */
import { shown, stored } from "../../forms/stored";
import { contentFiles } from "../../src/content/files";
import { parsed, readData } from "../../src/content/readData";
import { fileSchema } from "../../src/content/schemas";

const contents = Object.entries(parsed(readData()));

const country = contentFiles["countries.json"]!.record;
const scholarship = contentFiles["scholarships.json"]!.record;

test.each(contents)("%s is the same after its form", (path, content) => {
  const schema = fileSchema(contentFiles[path]!);
  const value = stored(schema, shown(schema, content));
  // As text, which has the fields' order.
  expect(JSON.stringify(value)).toBe(JSON.stringify(content));
});

test("what is empty is null, where the model allows it", () => {
  expect(
    stored(country, { name: "", ink: "", card: undefined, intro: [] }),
  ).toMatchObject({ name: "", ink: null, card: null, intro: null });
});

test("the fields are in the model's order, and one it does not know comes last", () => {
  const [first, second] = Object.keys(scholarship.shape);
  const names = Object.keys(
    stored(scholarship, { unknown: 1, [second!]: 2, [first!]: 3 }) as object,
  );
  expect(names).toEqual([...Object.keys(scholarship.shape), "unknown"]);
});

test("blanks around a text are left out", () => {
  expect(stored(scholarship, { title: " A grant\n" })).toMatchObject({
    title: "A grant",
  });
});

test("a picture is a path in the form and a name in the file", () => {
  const inFile = { photo: { file: "berlin.jpg", alt: "A river", credit: "A" } };
  const inForm = shown(country, inFile);
  expect(inForm).toMatchObject({ photo: { file: "/data/images/berlin.jpg" } });
  expect(stored(country, inForm)).toMatchObject(inFile);
});
