import { render } from "@testing-library/react";
import {
  createElement,
  createRef,
  type ElementType,
  type ReactNode,
} from "react";
import real from "styled-components";
import ours from "../../../src/delivery/browser/styled";

type Props = Record<string, unknown>;

const Link = ({ to, children, ...rest }: Props) => (
  <a href={String(to)} {...rest}>
    {children as ReactNode}
  </a>
);

/** A component with styles, and one that extends it, made by the library and by its stand-in. */
const made = [real, ours].map((make) => {
  // As babel-plugin-styled-components writes it; the stand-in gets no styles.
  const styled = make as typeof real;
  const Plain = styled.div.withConfig({ componentId: "sc-a-0" })`
    top: 0;
  `;
  const More = styled(Plain).withConfig({ componentId: "sc-b-0" })`
    left: 0;
  `;
  const Most = styled(More).withConfig({ componentId: "sc-c-0" })`
    right: 0;
  `;
  const Linked = styled(Link).withConfig({ componentId: "sc-d-0" })`
    top: 1px;
  `;
  return { Plain, More, Most, Linked } as Record<string, ElementType>;
});

/** What is drawn, without the classes that the library makes up. */
function drawn(component: ElementType, props: Props): string {
  const { container } = render(createElement(component, props, "text"));
  return container.innerHTML.replace(/ \b(?!sc-|given)[a-z]+(?=[ "])/gi, "");
}

const cases: [string, string, Props][] = [
  ["a tag", "Plain", {}],
  ["attributes", "Plain", { id: "x", "data-kind": "line", hidden: true }],
  ["a class given", "Plain", { className: "given" }],
  ["an empty class given", "Plain", { className: "" }],
  ["another tag", "Plain", { as: "h2" }],
  ["another component", "Plain", { as: Link, to: "/x", className: "given" }],
  ["what is not given", "Plain", { as: undefined, id: undefined }],
  ["props of one's own", "Plain", { $wide: true, "aria-label": "x" }],
  ["a component that extends it", "More", { className: "given" }],
  ["one more", "Most", { as: "p" }],
  ["a component that is not styled", "Linked", { to: "/y" }],
];

test.each(cases)("%s: as the library draws it", (_, name, props) => {
  const [library, standIn] = made.map((components) =>
    drawn(components[name]!, props),
  );
  expect(library).toContain('class="sc-');
  expect(standIn).toBe(library);
});

test("a ref leads to the element", () => {
  for (const { Most } of made) {
    const ref = createRef<HTMLElement>();
    render(createElement(Most!, { ref }));
    expect(ref.current).toBeInstanceOf(HTMLDivElement);
  }
});
