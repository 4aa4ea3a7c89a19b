import { resolveContactPage } from "../../src/content/contactPage";
import { contentFiles, routes } from "../../src/content/registry";

test.each([
  ["of several pages the services", routes, "/services"],
  ["without them another one", ["/scholarships", "/about"], "/about"],
  ["the only one", ["/"], "/"],
  ["none, where none has the form", [] as string[], null],
])("the page of the contact form is %s", async (_, withForm, answer) => {
  const findOne = async (of: object) => ({
    contactForm: Object.values(contentFiles).some(
      ({ type, route }) =>
        "type" in of && type === of.type && withForm.includes(route ?? ""),
    ),
  });
  const context = { nodeModel: { findOne } };
  expect(await resolveContactPage({}, {}, context)).toBe(answer);
});
