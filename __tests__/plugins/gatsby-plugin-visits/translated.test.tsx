// Specification: 5.8
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PageProps } from "gatsby";
import type { ReactElement } from "react";
import { OfflineNote } from "../../../src/frame/OfflineNote";
import { kept } from "../../../src/lib/kept";
import { tolerateTranslation } from "../../../plugins/gatsby-plugin-visits/translated";
import { ContactForm } from "../../../src/widgets/contact/ContactForm";
import UnlistedCountryPage from "../../../src/templates/unlistedCountry";
import { AptitudeTest } from "../../../src/widgets/aptitude/AptitudeTest";
import { TwoClocks } from "../../../src/widgets/country/TwoClocks";
import { Hero } from "../../../src/widgets/hero/Hero";
import { ScholarshipFinder } from "../../../src/widgets/scholarships/ScholarshipFinder";
import { pageData } from "../../support/content";
import { frameAt, holdTime, wait } from "../../support/render";
import { translate } from "../../support/translator";

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

test("React goes on in a translated page, where without the patch it fails", () => {
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

type Visitor = ReturnType<typeof userEvent.setup>;
/** What a visitor does, or what is drawn next in the same place. */
type Step = ReactElement | ((visitor: Visitor) => Promise<void> | void);

const press = (name: string) => (visitor: Visitor) =>
  visitor.click(screen.getByRole("button", { name }));
const choose = (name: string) => (visitor: Visitor) =>
  visitor.click(screen.getByRole("radio", { name }));
const fill = (role: string, name: string, text: string) => () =>
  void fireEvent.input(screen.getByRole(role, { name }), {
    target: { value: text },
  });
const pass = (ms: number) => () => wait(ms);

const scholarships =
  pageData<Queries.ScholarshipsPageQuery>("/scholarships").scholarships.nodes;

const network = (isThere: boolean) => () =>
  act(() => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(isThere);
    window.dispatchEvent(new Event(isThere ? "online" : "offline"));
  });

const { test: aptitudeTest, page } =
  pageData<Queries.AptitudeTestPageQuery>("/aptitude-test");
const { country } = pageData<Queries.CountryPageQuery>("/country/germany");
const { page: home } = pageData<Queries.HomePageQuery>("/");

const unlisted = (pathname: string) => {
  const data = pageData("/country/unlisted");
  const props = { data, location: { pathname } } as PageProps<never>;
  return <UnlistedCountryPage key="" {...props} />;
};

/** Each widget whose texts change, with what changes them. */
const WIDGETS: Record<string, [ReactElement, ...Step[]]> = {
  "the form": [
    <ContactForm key="" />,
    async (visitor) => {
      fill("textbox", "Name", "Asha")();
      fill("textbox", "Email", "a@example.com")();
      fill("textbox", "Message", "Hello")();
      await press("Send Message")(visitor);
    },
    pass(1500),
    pass(3000),
  ],
  "the scholarships": [
    <ScholarshipFinder
      key=""
      scholarships={scholarships}
      pageLocation={{ pathname: "/", search: "" }}
    />,
    choose("National"),
    fill("searchbox", "Search scholarships", "zzz"),
    press("Clear All"),
  ],
  "the frame": [
    frameAt("/"),
    (visitor) => visitor.click(document.querySelector("header li summary")!),
    (visitor) => visitor.hover(screen.getByRole("link", { name: /^Norway/ })),
    pass(90_000),
  ],
  "the map's card": [
    <Hero key="" page={home} />,
    () =>
      void fireEvent.pointerMove(
        document.querySelector('[data-name="germany"]')!,
      ),
    () =>
      void fireEvent.pointerMove(
        document.querySelector('[data-name="australia"]')!,
      ),
    pass(60_000),
  ],
  "the aptitude test": [
    <AptitudeTest key="" test={aptitudeTest} {...page}>
      {null}
    </AptitudeTest>,
    press("Start Test"),
    pass(2000),
    choose("Helping people"),
    press("Next"),
  ],
  "the clocks": [
    <TwoClocks key="" atlas={country.atlas} capital={country.capital.name} />,
    () => {
      jest.setSystemTime(new Date(`${YEAR}-07-15T12:00:00Z`));
      return wait(1000);
    },
  ],
  "a country that is not listed": [
    unlisted("/country/norland"),
    unlisted("/country/sudland"),
  ],
  "the note of the offline copy": [
    <OfflineNote key="" />,
    network(false),
    network(true),
  ],
};

/** The built site knows its clocks. */
const YEAR = new Date().getFullYear();

/** What a widget says at first and after each step. */
async function textsOf(
  [widget, ...steps]: [ReactElement, ...Step[]],
  isTranslated: boolean,
) {
  const visitor = holdTime(`${YEAR}-01-15T17:58:30+05:30`);
  const { container, rerender, unmount } = render(widget);
  const stop = isTranslated ? translate(container) : () => {};
  const texts = [container.textContent];
  for (const step of steps) {
    if (typeof step === "function") await step(visitor);
    else rerender(step);
    await wait(0);
    texts.push(container.textContent);
  }
  stop();
  unmount();
  kept.clear();
  return texts;
}

test.each(Object.entries(WIDGETS))(
  "translated, %s goes on to say what it says without",
  async (_, widget) => {
    Object.defineProperty(navigator, "serviceWorker", {
      value: { controller: {}, ready: new Promise(() => {}) },
      configurable: true,
    });
    tolerateTranslation();
    const texts = await textsOf(widget, false);
    expect(await textsOf(widget, true)).toEqual(texts);
    // Each step changed something.
    texts.slice(1).forEach((text, at) => expect(text).not.toBe(texts[at]));
    Reflect.deleteProperty(navigator, "serviceWorker");
  },
);
