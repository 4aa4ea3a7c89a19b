import { act, render } from "@testing-library/react";
import { tolerateTranslation } from "../../src/lib/translated";

/** An element that comes before a text, and another text that goes. */
const Count = ({ count }: { count: number }) => (
  <p>
    {count > 0 && <b>{count}</b>} in all
    {count === 0 && "none"}
  </p>
);

/** As Google Translate does: each text in two elements, in its place. */
function translate(page: Element) {
  for (const text of [...page.childNodes]) {
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    text.replaceWith(font);
    font.firstElementChild!.append(text);
  }
}

const { removeChild, insertBefore } = Node.prototype;
afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

test("React goes on in a page that Google Translate has changed, which else ends it", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const draw = () => {
    const { container, rerender } = render(<Count count={0} />);
    translate(container.querySelector("p")!);
    act(() => rerender(<Count count={1} />));
    return container;
  };
  expect(draw).toThrow();
  tolerateTranslation();
  expect(draw()).toHaveTextContent("1");
});
