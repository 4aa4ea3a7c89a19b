import { render, screen } from "@testing-library/react";
import { Picture } from "../../../src/sections/country/Picture";
import { photo } from "../../support/content";

const image = () => screen.getByRole("img", { name: "Berlin" });
const sources = () => [...document.querySelectorAll("picture source")];

test("the browser is offered every format, the best first, and knows the size before it comes", () => {
  render(<Picture image={photo} alt="Berlin" />);
  expect(
    sources().map((source) => [
      source.getAttribute("type"),
      source.getAttribute("srcset"),
    ]),
  ).toEqual([
    ["image/avif", "/static/photo.avif 1600w"],
    ["image/webp", "/static/photo.webp 1600w"],
  ]);
  expect(image()).toHaveAttribute("src", "/static/photo.png");
  expect(image()).toHaveAttribute("width", "1600");
  expect(image()).toHaveAttribute("height", "900");
});

test.each([
  ["92vw", "92vw"],
  // As wide as it was made for.
  [undefined, "50vw"],
])("every format says how wide it is shown: %s", (sizes, expected) => {
  render(<Picture image={photo} alt="Berlin" sizes={sizes} />);
  for (const element of [...sources(), image()])
    expect(element).toHaveAttribute("sizes", expected);
});

test("a picture in one format only is shown all the same", () => {
  const { fallback } = photo.images;
  render(<Picture image={{ ...photo, images: { fallback } }} alt="Berlin" />);
  expect(sources()).toHaveLength(0);
  expect(image()).toHaveAttribute("src", "/static/photo.png");
});
