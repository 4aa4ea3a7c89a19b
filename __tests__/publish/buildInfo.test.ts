import { formOrigins } from "../../src/publish/buildInfo";

// What the pages make of it is in publish/page.
test("the policy knows the form's endpoint, and where that redirects to", () => {
  expect(
    formOrigins({
      endpoint: "https://script.google.com/macros/s/1/exec",
      redirectsTo: ["https://script.googleusercontent.com"],
    }),
  ).toEqual([
    "https://script.google.com",
    "https://script.googleusercontent.com",
  ]);
  expect(formOrigins({ endpoint: null })).toEqual([]);
});
