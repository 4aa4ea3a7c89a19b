// Specification: 1.3
import { contactPage } from "../../src/derived";
import { type Data, pages } from "../../src/content/registry";

test.each([
  [
    "of several pages the services",
    pages.map(({ route }) => route),
    "/services",
  ],
  ["without them another one", ["/scholarships", "/about"], "/about"],
  ["the only one", ["/"], "/"],
  ["none, where none has the form", [] as string[], null],
])("the page of the contact form is %s", (_, withForm, answer) => {
  const files = pages.map(({ file, route }) => [
    file,
    { contactForm: withForm.includes(route) },
  ]);
  expect(contactPage(Object.fromEntries(files) as Data)).toBe(answer);
});
