import { act, render } from "@testing-library/react";
import type { HeadFC, HeadProps, PageProps } from "gatsby";
import type { ComponentType } from "react";
import { Frame } from "../../src/layout/Frame";
import { wrapPageElement } from "../../src/layout/wrapPageElement";
import { withoutSlash } from "../../src/lib/paths";
import * as content from "./content";

/** Goes to an address without asking for its page, and answers what stands in the address bar then. */
function go(path: string): Location {
  window.history.replaceState(null, "", path);
  return window.location;
}

/** A page in its frame, at its address. */
export function pageAt<Data extends object>(
  path: string,
  Page: ComponentType<PageProps<Data>>,
  data: Data,
) {
  const location = go(path);
  const props = { data, path: location.pathname, location } as PageProps<Data>;
  return wrapPageElement({
    element: <Page {...props} />,
    props: props as unknown as Parameters<typeof wrapPageElement>[0]["props"],
  });
}

/** Draws a page as a visitor gets it. */
export const visit = <Data extends object>(
  path: string,
  Page: ComponentType<PageProps<Data>>,
  data: Data,
) => render(pageAt(path, Page, data));

/** The frame alone, around a page that says next to nothing. */
export function frameAt(path: string) {
  go(path);
  return (
    <Frame path={withoutSlash(path)} {...content.frameContent}>
      <h1>A page</h1>
    </Frame>
  );
}

/** What a page's Head puts into the document's head. */
export function visitHead<Data extends object>(
  path: string,
  Head: HeadFC<Data>,
  data: Data,
) {
  const props = { data, location: go(path) } as unknown as HeadProps<Data>;
  render(<Head {...props} />);
  const meta = (name: string) =>
    document.head
      .querySelector(`meta[name="${name}"]`)
      ?.getAttribute("content") ?? null;
  return {
    title: document.title,
    description: meta("description"),
    robots: meta("robots"),
  };
}

/** From now on the site's own address is known, until jest.restoreAllMocks(). */
export function publish(siteUrl: string) {
  const answer = content.staticQueryAnswer();
  const gatsby = { ...answer.gatsby!, siteMetadata: { siteUrl } };
  jest
    .spyOn(content, "staticQueryAnswer")
    .mockReturnValue({ ...answer, gatsby });
}

/** What is observed comes near the window, or not, when a test says so; until jest.restoreAllMocks(). */
export function holdObservers() {
  const waiting: ((isNear: boolean) => void)[] = [];
  const disconnect = jest.fn();
  jest.spyOn(window, "IntersectionObserver").mockImplementation(
    (callback) =>
      ({
        observe: () =>
          waiting.push((isIntersecting) =>
            callback([{ isIntersecting } as never], null!),
          ),
        disconnect,
      }) as unknown as IntersectionObserver,
  );
  const comes = (isNear = true) =>
    act(() => waiting.forEach((notify) => notify(isNear)));
  return { comes, disconnect };
}
