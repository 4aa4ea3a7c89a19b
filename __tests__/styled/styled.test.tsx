import { render } from "@testing-library/react";
import { createElement, type ElementType, type ReactNode } from "react";
import library from "styled-components";
import browser from "../../src/styled/browser";
import build, { styles } from "../../src/styled/build";
import { siteStyles } from "../../src/styled/styleSheet";

type Props = Record<string, unknown>;

const Link = ({ to, children, ...rest }: Props) => (
  <a href={String(to)} {...rest}>
    {children as ReactNode}
  </a>
);

/** The same components, made by the library, in the browser, and where pages are rendered. */
const made = [library, browser, build].map((make) => {
  // As babel-plugin-styled-components writes it. In the browser the styles are not looked at.
  const styled = make as typeof library;
  const Plain = styled.div.withConfig({ componentId: "sc-a-0" })`
    top: 0;
  `;
  const More = styled(Plain).withConfig({ componentId: "sc-b-0" })`
    left: 0;
    ${Plain} > &:hover {
      left: 1px;
    }
  `;
  const Most = styled(More).withConfig({ componentId: "sc-c-0" })``;
  const Linked = styled(Link).withConfig({ componentId: "sc-d-0" })`
    ${More} > & {
      top: 1px;
    }
  `;
  return { Plain, More, Most, Linked } as Record<string, ElementType>;
});

/** What is drawn, without the classes that the library makes up. */
function drawn(component: ElementType, props: Props): string {
  const { container } = render(createElement(component, props, "text"));
  return container.innerHTML.replace(/ \b(?!sc-|given)[a-z]+(?=[ "])/gi, "");
}

test.each<[string, string, Props]>([
  ["a tag", "Plain", {}],
  ["attributes", "Plain", { id: "x", "data-kind": "line", hidden: true }],
  ["a class given", "Plain", { className: "given" }],
  ["another tag", "Plain", { as: "h2" }],
  ["another component", "Plain", { as: Link, to: "/x", className: "given" }],
  ["what is not given", "Plain", { as: undefined, id: undefined }],
  ["a component that extends it", "More", { className: "given" }],
  ["one more", "Most", { as: "p" }],
  ["a component that is not styled", "Linked", { to: "/y" }],
])("%s: as the library draws it", (_, name, props) => {
  const [real, ...ours] = made.map((all) => drawn(all[name]!, props));
  expect(real).toContain('class="sc-');
  expect(ours).toEqual([real, real]);
});

test("the sheet has the styles of all components, for the classes that are their ids", () => {
  expect(styles).toHaveLength(4);
  expect(siteStyles()).toBe(
    ".sc-a-0{top:0;}.sc-b-0{left:0;}.sc-a-0>.sc-b-0:hover{left:1px;}.sc-b-0>.sc-d-0{top:1px;}",
  );
});

test("a style that depends on a prop ends the build", () => {
  const styled = build as unknown as typeof library;
  expect(
    () => styled.div.withConfig({ componentId: "sc-e-0" })`
      top: ${({ id }) => id};
    `,
  ).toThrow("depends on a prop");
});
