import { render, screen } from "@testing-library/react";
import { Picture } from "../../../src/sections/country/Picture";
import { photo } from "../../support/content";

const draw = (image = photo) =>
  render(<Picture image={image} alt="Berlin" sizes="92vw" />);
const image = () => screen.getByRole("img", { name: "Berlin" });
const sources = () => [...document.querySelectorAll("picture source")];

test("the browser is offered every format, the best first, and knows the size before it comes", () => {
  draw();
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

test("every format says how wide it is shown", () => {
  draw();
  for (const element of [...sources(), image()])
    expect(element).toHaveAttribute("sizes", "92vw");
});

test("a picture in one format only is shown all the same", () => {
  const { fallback } = photo.images;
  draw({ ...photo, images: { fallback } });
  expect(sources()).toHaveLength(0);
  expect(image()).toHaveAttribute("src", "/static/photo.png");
});
