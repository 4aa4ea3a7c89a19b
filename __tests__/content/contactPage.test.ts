import { contactPage } from "../../src/content/contactPage";
import { pages, type Read } from "../../src/content/registry";

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
  const read = (file: string) => {
    const { route } = pages.find((page) => page.file === file)!;
    return { contactForm: withForm.includes(route) };
  };
  expect(contactPage(read as Read)).toBe(answer);
});
