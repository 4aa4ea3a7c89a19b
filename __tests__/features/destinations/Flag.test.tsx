import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Flag } from "../../../src/features/destinations/Flag";

const ADDRESS = "https://flagcdn.com/my.svg";
const OWN_COPY = "/flags/my.svg";

const flag = <Flag address={ADDRESS} ownCopy={OWN_COPY} />;
const picture = () => screen.getByRole("presentation");

test("a flag comes from the public flag host, and takes its room before it has come", () => {
  render(flag);
  expect(picture()).toHaveAttribute("src", ADDRESS);
  expect(picture()).toHaveAttribute("crossorigin", "anonymous");
  expect(picture()).toHaveAttribute("width", "44");
  expect(picture()).toHaveAttribute("height", "33");
});

test("if it cannot be loaded, the site's own copy takes its place, and stays if that fails too", () => {
  render(flag);
  for (let failure = 0; failure < 2; failure++) {
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute("src", OWN_COPY);
  }
});

test.each([
  ["failed", 0, OWN_COPY],
  ["came", 640, ADDRESS],
])("one that %s before script ran, with %i px, shows %s", (_, width, shown) => {
  const { prototype } = HTMLImageElement;
  jest.spyOn(prototype, "complete", "get").mockReturnValue(true);
  jest.spyOn(prototype, "naturalWidth", "get").mockReturnValue(width);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(flag);
  render(flag, { container, hydrate: true });
  expect(picture()).toHaveAttribute("src", shown);
  jest.restoreAllMocks();
});
