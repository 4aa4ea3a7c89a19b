import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildInfo } from "../../src/publish/buildInfo";
import { temporaryFolder } from "../support/temporaryFolder";

// What the pages make of it is in publish/page.

const data = temporaryFolder("build-info");
beforeAll(() => {
  cpSync("__tests__/data", data, { recursive: true });
  jest.replaceProperty(process, "env", { ...process.env, DATA_FOLDER: data });
});
afterAll(() => rmSync(data, { recursive: true }));

test("the policy knows the form's endpoint, and where that redirects to", () => {
  const file = path.join(data, "site.json");
  const settings = JSON.parse(readFileSync(file, "utf8")) as {
    contact: object;
  };
  Object.assign(settings.contact, {
    endpoint: "https://script.google.com/macros/s/1/exec",
    redirectsTo: ["https://script.googleusercontent.com"],
  });
  writeFileSync(file, JSON.stringify(settings));
  expect(buildInfo().hosts.form).toEqual([
    "https://script.google.com",
    "https://script.googleusercontent.com",
  ]);
});
