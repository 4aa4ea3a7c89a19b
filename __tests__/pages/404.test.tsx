import { render } from "@testing-library/react";
import { navigate } from "gatsby";
import type { ComponentType } from "react";
import NotFoundPage from "../../src/pages/404";
import { pageData } from "../support/content";

test("any other path redirects to /, without a trace in the history", () => {
  const Page = NotFoundPage as ComponentType<{ data: object }>;
  render(<Page data={pageData("/404")} />);
  expect(jest.mocked(navigate).mock.calls).toEqual([["/", { replace: true }]]);
});
