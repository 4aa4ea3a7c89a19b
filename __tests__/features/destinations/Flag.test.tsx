import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Flag } from "../../../src/features/destinations/Flag";

const ADDRESS = "https://flagcdn.com/my.svg";
const OWN_COPY = "/flags/my.svg";

const flag = <Flag address={ADDRESS} ownCopy={OWN_COPY} />;
const picture = () => screen.getByRole("presentation");

test("a flag is loaded as an image from the public flag host", () => {
  render(flag);
  expect(picture()).toHaveAttribute("src", ADDRESS);
  expect(picture()).toHaveAttribute("crossorigin", "anonymous");
});

test("it takes its room before it has come, and its country's name stands beside it", () => {
  render(flag);
  expect(picture()).toHaveAttribute("width", "44");
  expect(picture()).toHaveAttribute("height", "33");
  expect(picture()).toHaveAttribute("alt", "");
});

test("if it cannot be loaded, the site's own copy takes its place, and stays if that fails too", () => {
  render(flag);
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute("src", OWN_COPY);
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute("src", OWN_COPY);
});

/** The page from the server, with a picture that is done loading before React listens. */
function hydrateAfter(naturalWidth: number) {
  jest
    .spyOn(HTMLImageElement.prototype, "complete", "get")
    .mockReturnValue(true);
  jest
    .spyOn(HTMLImageElement.prototype, "naturalWidth", "get")
    .mockReturnValue(naturalWidth);
  const container = document.createElement("div");
  container.innerHTML = renderToString(flag);
  document.body.append(container);
  render(flag, { container, hydrate: true });
}

afterEach(() => jest.restoreAllMocks());

test("also if it failed before script ran", () => {
  hydrateAfter(0);
  expect(picture()).toHaveAttribute("src", OWN_COPY);
});

test("one that came before script ran stays", () => {
  hydrateAfter(640);
  expect(picture()).toHaveAttribute("src", ADDRESS);
});
