import { contactPage } from "../../src/content/contactPage";
import { contentFiles, routes } from "../../src/content/registry";

test.each([
  ["of several pages the services", routes, "/services"],
  ["without them another one", ["/scholarships", "/about"], "/about"],
  ["the only one", ["/"], "/"],
  ["none, where none has the form", [] as string[], null],
])("the page of the contact form is %s", (_, withForm, answer) => {
  const contactForm = (file: string) =>
    withForm.includes(contentFiles[file]!.route ?? "");
  const read = <Content>(file: string) =>
    ({ contactForm: contactForm(file) }) as Content;
  expect(contactPage(read)).toBe(answer);
});
