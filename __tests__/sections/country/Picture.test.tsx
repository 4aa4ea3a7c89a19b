import { render, screen } from "@testing-library/react";
import { Picture } from "../../../src/sections/country/Picture";
import { photo } from "../../support/content";

const image = () => screen.getByRole("img", { name: "Berlin" });
const sources = () => [...document.querySelectorAll("picture source")];

test("the browser is offered every format, the best first", () => {
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
});

test("its size is known before it is there", () => {
  render(<Picture image={photo} alt="Berlin" />);
  expect(image()).toHaveAttribute("width", "1600");
  expect(image()).toHaveAttribute("height", "900");
});

test("a picture further down is fetched when it comes near", () => {
  render(<Picture image={photo} alt="Berlin" />);
  expect(image()).toHaveAttribute("loading", "lazy");
  expect(image()).not.toHaveAttribute("fetchpriority");
});

test("how wide it is shown is said to every format", () => {
  render(<Picture image={photo} alt="Berlin" sizes="92vw" />);
  for (const element of [...sources(), image()])
    expect(element).toHaveAttribute("sizes", "92vw");
});

test("where that is not said, it is as wide as it was made for", () => {
  render(<Picture image={photo} alt="Berlin" />);
  for (const element of [...sources(), image()])
    expect(element).toHaveAttribute("sizes", "50vw");
});

test("a picture in one format only is shown all the same", () => {
  const { fallback } = photo.images;
  render(<Picture image={{ ...photo, images: { fallback } }} alt="Berlin" />);
  expect(sources()).toHaveLength(0);
  expect(image()).toHaveAttribute("src", "/static/photo.png");
});
