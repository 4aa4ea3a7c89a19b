import { visitWithWorker } from "./ownServer";
import { countryPages, headingOf, homeHeading, unlisted } from "./pages";
import { expect, follow, heading, ready, test } from "./site";

test.use({ serviceWorkers: "allow" });

/** What browsers say of the public host's flags and of icons, without network. */
const NOT_IN_THE_COPY =
  /no-response|Same Origin Policy|ServiceWorker intercepted|ERR_/;

// What the copy holds is asserted in built/files, every spelling of an address in offline/pagesWorker.
test("after a visit to one page all pages open without network, by address and by link @everywhere", async ({
  page,
  server,
  site,
}) => {
  site.expectErrors(NOT_IN_THE_COPY);
  await visitWithWorker(page, "/services");
  await server.stop();
  const expectToOpen = async (path: string, title: string, end = path) => {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await ready(page);
    await expect(page).toHaveURL(end);
    await expect(page).toHaveTitle(/./);
  };
  // One of each kind: each has another template, and all its data is in the copy.
  for (const path of ["/", "/scholarships"])
    await expectToOpen(path, headingOf(path));
  for (const page of [countryPages[0]!, unlisted])
    await expectToOpen(page.path, page.heading);
  const about = headingOf("/about");
  await expectToOpen("/about/?q=1#values", about, "/about?q=1#values");
  for (const path of ["/nowhere", "/offline-plugin-app-shell-fallback"])
    await expectToOpen(path, homeHeading, "/");

  await follow(page, "About");
  await follow(page, "Germany", "Study in Germany");
  await page.goBack();
  await expect(heading(page)).toHaveText(about);
  // What was typed is kept here, too.
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Asha Rao");
  await follow(page, "Germany", "Study in Germany");
  await page.goBack();
  await expect(name).toHaveValue("Asha Rao");
  // A path that leads home.
  await follow(page, "Privacy", homeHeading);
  await server.serve("public");
});
