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

test("a country without any of them has nothing in their place", () => {
  const { container } = render(
    <CountryStory intro={null} facts={null} photo={null} />,
  );
  expect(container).toBeEmptyDOMElement();
});

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

test("a fact with a source leads to it, in a new tab", () => {
  render(<CountryStory intro={null} facts={facts} photo={null} />);
  const [withSource, without] = screen.getAllByRole("definition");
  expect(withSource).toHaveTextContent(/^Often none Source/);
  expect(screen.getByRole("link", { name: /^Source/ })).toHaveAttribute(
    "href",
    "https://example.org/fees",
  );
  expect(screen.getByRole("link")).toHaveAttribute("target", "_blank");
  expect(without).toHaveTextContent(/^German$/);
});

test("each link to a source is described by what it proves", () => {
  const sources = facts.map((fact) => ({
    ...fact,
    source: "https://example.org",
  }));
  render(<CountryStory intro={null} facts={sources} photo={null} />);
  const [first, second] = screen.getAllByRole("link", { name: /^Source/ });
  expect(first).toHaveAccessibleDescription("Tuition");
  expect(second).toHaveAccessibleDescription("Language");
});

test("a picture that could not be made is left out", () => {
  const { container } = render(
    <CountryStory
      intro={null}
      facts={null}
      photo={{ ...photo, image: null }}
    />,
  );
  expect(container).toBeEmptyDOMElement();
});
