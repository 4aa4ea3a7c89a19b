const { appendFileSync } = require("node:fs");
const path = require("node:path");
const { stripVTControlCharacters } = require("node:util");

/** A reporter for Jest and for Playwright: npm test repeats at its end what this one writes down of tests that failed. */
module.exports = class Failures {
  /** Of Jest, after each file. */
  onTestResult(_, { testFilePath, testExecError, testResults }) {
    const file = path.relative("__tests__", testFilePath);
    if (testExecError) write(file, testExecError.message);
    for (const { status, fullName, failureMessages } of testResults)
      if (status === "failed")
        write(`${file} › ${fullName}`, failureMessages[0]);
  }

  /** Of Playwright, after each test. */
  onTestEnd(test, { errors }) {
    if (test.outcome() === "unexpected")
      write(test.titlePath().filter(Boolean).join(" › "), errors[0]?.message);
  }

  /** Of Playwright, outside of tests. */
  onError({ message }) {
    write("Playwright", message);
  }
};

/** Adds a test and the first lines of its message, without the stack and the document. */
function write(name, message = "no message") {
  const file = process.env.TEST_FAILURES;
  if (!file) return;
  const [text] = stripVTControlCharacters(message).split(/\n +at /);
  const lines = text.split("\n").filter((line) => line.trim());
  const first = lines.slice(0, 8).map((line) => `    ${line.slice(0, 300)}\n`);
  appendFileSync(file, `${name}\n${first.join("")}`);
}
