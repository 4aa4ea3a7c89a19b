import {
  countries,
  countryPages,
  homeHeading,
  routes,
  scholarships,
} from "./pages";
import { expect, header, heading, main, summary, test } from "./site";

// Without JavaScript.
test.use({ javaScriptEnabled: false });

test("routes read whole, and say what needs scripts", async ({ page }) => {
  for (const { path, heading: words } of [...routes, countryPages[0]!]) {
    await page.goto(path);
    await expect(heading(page)).toHaveText([words]);
    await expect(heading(page)).toBeInViewport();
    const hasForm = (await page.locator("form:has(textarea)").count()) > 0;
    const formNeedsIt = main(page).getByText("The form needs JavaScript");
    await expect(formNeedsIt).toBeVisible({ visible: hasForm });
    const testNeedsIt = main(page).getByText("The test needs JavaScript");
    await expect(testNeedsIt).toBeVisible({
      visible: path === "/aptitude-test",
    });
  }
});

test("the form submits nothing", async ({ page }) => {
  await page.goto("/about");
  const form = page.locator("form");
  await expect(form.getByRole("button")).toBeDisabled();
  const email = form.getByRole("textbox", { name: "Email" });
  await form.getByRole("textbox", { name: "Name" }).fill("Asha");
  await form.getByRole("textbox", { name: "Message" }).fill("Hello");
  await email.fill("a@example.com");
  await email.press("Enter");
  await expect(page).toHaveURL("/about");
  await expect(email).toHaveValue("a@example.com");
});

test("unknown paths and countries have a page", async ({ page }) => {
  await page.goto("/nowhere");
  await expect(page).toHaveURL("/");
  await expect(heading(page)).toHaveText([homeHeading]);
  await page.goto("/country/new-zealand");
  await expect(heading(page)).toHaveText(["Study abroad"]);
  for (const { slug } of countries)
    await expect(
      main(page).locator(`a[href="/country/${slug}"]`),
    ).toBeVisible();
});

test("all scholarships are there, and no tools", async ({ page }) => {
  await page.goto("/scholarships");
  const cards = page.locator('li[id^="award-"]:visible');
  await expect(cards).toHaveCount(scholarships.length);
  await expect(page.getByText("Showing 12 of 12 scholarships")).toBeVisible();
  for (const role of ["searchbox", "combobox", "radio"] as const)
    await expect(main(page).getByRole(role)).toHaveCount(0);
});

test("the menus open, and the carousel scrolls", async ({ page }) => {
  await page.goto("/about");
  const link = (name: string) =>
    header(page).getByRole("link", { name, exact: true });
  await expect(link("Norway")).toBeHidden();
  await summary(page, "Destinations").click();
  await link("Norway").click();
  await expect(page).toHaveURL("/country/norway");
  await page.setViewportSize({ width: 390, height: 844 });
  await summary(page, "Menu").click();
  await summary(page, "Destinations").click();
  await link("Belgium").click();
  await expect(page).toHaveURL("/country/belgium");

  await page.goto("/");
  const carousel = page.getByRole("region", { name: "Study destinations" });
  for (const button of await carousel.getByRole("button").all())
    await expect(button).toBeDisabled();
  const cards = carousel.getByRole("list").first().locator(":scope > li");
  await cards.first().hover();
  await page.mouse.wheel(700, 0);
  await expect(cards.first()).not.toBeInViewport();
  await expect(cards.nth(2)).toBeInViewport();
});
