// npm run check:site, first part: the HTML of the pages in public/.
import { defineConfig } from "html-validate";

export default defineConfig({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // The search of scholarships answers while one types.
    "wcag/h32": "off",
    "no-missing-references": "error",
  },
});
