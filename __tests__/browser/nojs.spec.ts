// Specification: 5.7
import { scholarships } from "./pages";
import { expect, header, heading, main, summary, test } from "./site";

test.use({ javaScriptEnabled: false });

test("the form says what it needs, what cannot work is not there, menus open, the carousel scrolls", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(heading(page)).toBeInViewport();
  await expect(page.getByText("The form needs JavaScript")).toBeVisible();
  const form = page.locator("form");
  await expect(form.getByRole("button")).toBeDisabled();
  const email = form.getByRole("textbox", { name: "Email" });
  await form.getByRole("textbox", { name: "Name" }).fill("Asha");
  await form.getByRole("textbox", { name: "Message" }).fill("Hello");
  await email.fill("a@example.com");
  await email.press("Enter");
  await expect(page).toHaveURL("/about");
  await expect(email).toHaveValue("a@example.com");

  await page.goto("/aptitude-test");
  await expect(page.getByText("The test needs JavaScript")).toBeVisible();
  await page.goto("/scholarships?q=law");
  const awards = page.locator('li[id^="award-"]:visible');
  await expect(awards).toHaveCount(scholarships.length);
  for (const role of ["searchbox", "combobox", "radio"] as const)
    await expect(main(page).getByRole(role)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await summary(page, "Menu").click();
  const belgium = header(page).getByRole("link", { name: "Belgium" });
  await expect(belgium).toBeHidden();
  await summary(page, "Destinations").click();
  await belgium.click();
  await expect(page).toHaveURL("/country/belgium");

  await page.goto("/");
  const carousel = page.getByRole("region", { name: "Study destinations" });
  const cards = carousel.getByRole("list").first().locator(":scope > li");
  await cards.first().hover();
  await page.mouse.wheel(700, 0);
  await expect(cards.first()).not.toBeInViewport();
  await expect(cards.nth(2)).toBeInViewport();
});
