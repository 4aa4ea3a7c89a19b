// Specification: 1.3, 3.8
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { ActionButton } from "../src/components/ActionButton";
import { Blocks } from "../src/components/Blocks";
import { Button } from "../src/components/Button";
import { MapSymbol } from "../src/components/MapSymbol";
import { SmartLink } from "../src/components/SmartLink";
import { changeSite } from "./support/content";

const link = () => screen.getByRole("link");

/** Follows no link, and sends no form: both are more than this DOM can. */
const noted = () =>
  jest.fn((event: { preventDefault(): void }) => event.preventDefault());

// Links

test.each([
  ["/about", true],
  ["/", true],
  ["/country/uae", true],
  ["/services?q=1#contact", true],
  // No page of ours is behind these: redirect rules lead them home.
  ["/privacy", false],
  ["/privacy?from=mail#top", false],
  ["https://example.org/apply", false],
  ["//example.org", false],
  ["tel:+919876543210", false],
  ["#contact", false],
])(
  "%s is a page of ours, to which Gatsby takes the visitor: %s; else the browser follows it",
  async (to, isOurs) => {
    const followed = noted();
    window.addEventListener("click", followed, { once: true });
    render(<SmartLink to={to}>Go</SmartLink>);
    expect(link()).toHaveAttribute("href", to);
    expect(link()).not.toHaveAttribute("target");
    await userEvent.click(link());
    expect(followed).toHaveBeenCalledTimes(1);
    expect(jest.mocked(navigate).mock.calls).toEqual(isOurs ? [[to]] : []);
  },
);

test.each([
  [undefined, /^Source ?, opens in a new tab$/],
  ["Fees, in a new tab", "Fees, in a new tab"],
])(
  "a link that opens a new tab says so once, by its label %s too, and hands the other site no way back",
  (label, name) => {
    render(
      <SmartLink to="https://example.org" newTab aria-label={label}>
        Source
      </SmartLink>,
    );
    expect(link()).toHaveAttribute("target", "_blank");
    expect(link()).toHaveAttribute("rel", "noopener");
    expect(link()).toHaveAccessibleName(name);
    if (label) expect(link()).toHaveTextContent(/^Source$/);
  },
);

test("on a site below a path a symbol is asked for there", () => {
  const site = globalThis as { __PATH_PREFIX__?: string };
  site.__PATH_PREFIX__ = "/college";
  const { container } = render(<MapSymbol sprite="support" name="journey" />);
  site.__PATH_PREFIX__ = "";
  expect(container.querySelector("use")).toHaveAttribute(
    "href",
    "/college/symbols/support.svg#journey",
  );
});

// Buttons

test("a button that leads somewhere is a link, and keeps every attribute", async () => {
  const pressed = noted();
  render(
    <Button to="/apply" aria-label="Apply for it" onClick={pressed}>
      Apply Now
    </Button>,
  );
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(link()).toHaveAccessibleName("Apply for it");
  expect(link()).toHaveAttribute("href", "/apply");
  await userEvent.click(link());
  expect(pressed).toHaveBeenCalledTimes(1);
});

test("a button sends a form only if it is asked to; one of data/ without an action does nothing", async () => {
  const sent = noted();
  render(
    <form onSubmit={sent}>
      <Button>Clear</Button>
      <ActionButton button={{ label: "Begin", action: null }} hasForm />
      <Button type="submit">Send</Button>
    </form>,
  );
  for (const [name, times] of [
    ["Clear", 0],
    ["Begin", 0],
    ["Send", 1],
  ] as const) {
    await userEvent.click(screen.getByRole("button", { name }));
    expect(sent).toHaveBeenCalledTimes(times);
  }
  expect(navigate).not.toHaveBeenCalled();
});

const CHAT = expect.stringMatching(/^https:\/\/wa.me\/910000000000\?text=Hi/);
const FORM = "/services";

test.each`
  action                                   | hasForm  | contactPage | to                                       | newTab
  ${"/scholarships?type=national#award-3"} | ${true}  | ${FORM}     | ${"/scholarships?type=national#award-3"} | ${false}
  ${"https://example.org"}                 | ${true}  | ${FORM}     | ${"https://example.org"}                 | ${true}
  ${"chat"}                                | ${true}  | ${FORM}     | ${CHAT}                                  | ${true}
  ${"contact"}                             | ${true}  | ${FORM}     | ${"#contact"}                            | ${false}
  ${"contact"}                             | ${false} | ${FORM}     | ${"/services#contact"}                   | ${false}
  ${"contact"}                             | ${false} | ${null}     | ${CHAT}                                  | ${true}
`(
  "action $action, form here: $hasForm, next form on $contactPage: a button leads to $to",
  ({ action, hasForm, contactPage, to, newTab }) => {
    changeSite({ contactPage });
    render(
      <ActionButton button={{ label: "Begin", action }} {...{ hasForm }} />,
    );
    expect(link()).toHaveAttribute("href", to);
    expect(link().getAttribute("target")).toBe(newTab ? "_blank" : null);
  },
);

// Blocks

test("blocks side by side, and one above the other in two or three columns, differ in colour", () => {
  const blocks = [..."123456789"].map((title) => ({ title }));
  render(<Blocks blocks={blocks} />);
  const inks = screen
    .getAllByRole("listitem")
    .map((block) => block.dataset.ink);
  for (const [index, ink] of inks.slice(3).entries())
    expect(inks.slice(index, index + 3)).not.toContain(ink);
});

test("a list in a block with a text is in no paragraph", () => {
  const block = { title: "A block", text: "Its text", features: ["A line"] };
  render(<Blocks blocks={[block]} />);
  expect(screen.getByText("Its text").tagName).toBe("P");
  expect(screen.getByText("A line").closest("p")).toBeNull();
});
