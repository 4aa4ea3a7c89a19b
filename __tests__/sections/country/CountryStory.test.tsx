import { render, screen } from "@testing-library/react";
import { CountryStory } from "../../../src/sections/country/CountryStory";
import { photo as image } from "../../support/content";

const intro = ["First paragraph.", "Second paragraph."];
const facts = [
  { label: "Tuition", value: "Often none", source: "https://example.org/fees" },
  { label: "Language", value: "German", source: null },
];
const photo = {
  alt: "Six buildings",
  credit: "Drawing: Longitude Education",
  image: { childImageSharp: { gatsbyImageData: image } },
};

test("paragraphs, facts and a picture stand on the page when they are filled", () => {
  render(<CountryStory intro={intro} facts={facts} photo={photo} />);
  for (const paragraph of intro)
    expect(screen.getByText(paragraph)).toBeVisible();
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Tuition",
    "Language",
  ]);
  expect(screen.getByRole("img", { name: "Six buildings" })).toBeVisible();
  expect(screen.getByRole("figure")).toHaveTextContent(photo.credit);
});

test("a fact with a source leads to it, in a new tab, and the link is described by what it proves", () => {
  render(<CountryStory intro={null} facts={facts} photo={null} />);
  const [withSource, without] = screen.getAllByRole("definition");
  expect(withSource).toHaveTextContent(/^Often none Source/);
  expect(without).toHaveTextContent(/^German$/);
  const link = screen.getByRole("link", { name: /^Source/ });
  expect(link).toHaveAttribute("href", "https://example.org/fees");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAccessibleDescription("Tuition");
});

test.each([
  ["a country without any of them", null],
  ["a picture that could not be made", { ...photo, image: null }],
])("%s leaves nothing in its place", (_, photo) => {
  const { container } = render(
    <CountryStory intro={null} facts={null} photo={photo} />,
  );
  expect(container).toBeEmptyDOMElement();
});
