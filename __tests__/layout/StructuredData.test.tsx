import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { AboutUs } from "../../src/layout/AboutUs";
import { Breadcrumbs } from "../../src/layout/Breadcrumbs";
import { StructuredData } from "../../src/layout/StructuredData";
import { publish } from "../support/render";

const SCRIPT = /^<script type="application\/ld\+json">(.*)<\/script>$/;
const parsed = (html: string) => JSON.parse(SCRIPT.exec(html)![1]!);

test("it is JSON-LD, and stays so in the HTML", () => {
  const data = { name: `"A" & 'B'` };
  expect(parsed(renderToStaticMarkup(<StructuredData data={data} />))).toEqual({
    "@context": "https://schema.org",
    ...data,
  });
});

test("no text in it can end the script", () => {
  const name = "</script><script>alert(1)</script><!--";
  const html = renderToStaticMarkup(<StructuredData data={{ name }} />);
  expect(html.match(/<\/?script|<!--/g)).toEqual(["<script", "</script"]);
  expect(parsed(html).name).toBe(name);
});

test("the home page says who we are, with what is true of it: no placeholder, no address that is not known", () => {
  const [organisation, ...more] = parsed(renderToStaticMarkup(<AboutUs />))[
    "@graph"
  ];
  expect(organisation).toEqual({
    "@type": "EducationalOrganization",
    name: "Longitude Education",
    slogan: "The world, measured from home.",
  });
  expect(more).toEqual([]);
});

test("a country's page gives its place in whole addresses, so only once the site's own is known", () => {
  const steps = <Breadcrumbs name="UAE" path="/country/uae" />;
  expect(render(steps).container).toBeEmptyDOMElement();
  publish("https://example.org");
  const list = parsed(renderToStaticMarkup(steps)).itemListElement;
  jest.restoreAllMocks();
  expect(list).toMatchObject([
    { position: 1, name: "Longitude Education", item: "https://example.org/" },
    { position: 2, name: "UAE", item: "https://example.org/country/uae" },
  ]);
});
