const unit = require("./jest.config.js");

/** The tests that look at public/ after a build. @type {import("jest").Config} */
module.exports = {
  ...unit,
  testEnvironment: "node",
  testMatch: ["**/__tests__/built/**/*.built.ts"],
};
