import { act, render } from "@testing-library/react";
import { tolerateTranslation } from "../../src/lib/translated";

// That a text that changes is the only text of its element, so that a translated page stays right, is ESLint's to see.

const { removeChild, insertBefore } = Node.prototype;
afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** An element that comes before a text, and another text that goes. */
const Count = ({ count }: { count: number }) => (
  <p>
    {count > 0 && <b>{count}</b>} in all
    {count === 0 && "none"}
  </p>
);

/** As Google Translate does: each text gives way to a new one within two elements. */
function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.innerHTML = `<font>${text.data}</font>`;
    text.replaceWith(font);
  }
}

test("React goes on in a translated page, which else ends it", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const draw = () => {
    const { container, rerender } = render(<Count count={0} />);
    translate(container);
    act(() => rerender(<Count count={1} />));
    return container;
  };
  expect(draw).toThrow();
  tolerateTranslation();
  expect(draw()).toHaveTextContent("1");
  // Where nobody translates, each element has its place.
  const { container, rerender } = render(<Count count={0} />);
  rerender(<Count count={1} />);
  expect(container).toHaveTextContent("1 in all");
});
