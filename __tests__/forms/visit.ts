import {
  expect,
  type Locator,
  type Page,
  test as base,
} from "@playwright/test";
import { readData } from "../../src/content/readData";

/** The forms, at work on a folder that the browser keeps for this test alone. */
class Forms {
  constructor(readonly page: Page) {}

  /** Opens the forms and picks the folder: the tests' content, with other texts for some files below data/. */
  async open(others: Record<string, string> = {}) {
    await this.page.goto("/");
    await writeFile(this.page, ".git/HEAD", "");
    for (const { path, bytes } of readData())
      await this.write(path, others[path] ?? bytes.toString("utf8"));
    await this.page
      .getByRole("button", { name: "Work with Local Repository" })
      .click();
  }

  /** What stands in a file below data/. */
  read = (path: string) => readFile(this.page, `data/${path}`);

  /** Writes a file below data/ as another program would. */
  write = (path: string, text: string) =>
    writeFile(this.page, `data/${path}`, text);

  /** Opens the form of a file by its title in the list. */
  edit = (title: string) =>
    this.page.getByRole("row", { name: title, exact: true }).click();

  /** Saves, and waits until the form has closed. */
  async save() {
    await this.saveButton.click();
    await expect(
      this.page.getByRole("group", { name: "Content Editor" }),
    ).toBeHidden();
  }

  get saveButton() {
    return this.page.getByRole("button", { name: "Save", exact: true });
  }

  /** A field by its label, with its help and its buttons. Sveltia puts invisible marks around the label. */
  field = (label: string, within: Page | Locator = this.page) =>
    within.getByRole("group", { name: new RegExp(`^“.?${label}.?” Field$`) });

  text = (label: string, within: Page | Locator = this.page) =>
    within.getByRole("textbox", { name: label, exact: true });

  /** Opens the countries, and uploads a photo for the first. @returns the field of the photo */
  async upload(name: string, buffer: Buffer) {
    await this.open();
    await this.edit("Countries");
    await this.expand();
    const photo = this.field("Photo");
    await photo.getByRole("checkbox").check();
    await photo
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name, mimeType: "image/png", buffer });
    return photo;
  }

  /** Opens the first closed entry or group of fields. */
  expand = (within: Page | Locator = this.page) =>
    within.getByRole("button", { name: "Expand", exact: true }).first().click();
}

/** Every test is a visit in which no other host is asked but those of the test. */
export const test = base.extend<{ forms: Forms }>({
  forms: async ({ page, baseURL }, provide) => {
    const answered: string[] = [];
    page.on("response", (response) => void answered.push(response.url()));
    await page.addInitScript(() => {
      // The real dialog belongs to the operating system.
      Object.assign(window, {
        showDirectoryPicker: () => navigator.storage.getDirectory(),
      });
    });
    // The server reads the disk, where this folder is not.
    await page.route("**/data/**", async (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      await route.fulfill({ body: await readFile(page, path) });
    });
    await provide(new Forms(page));
    const ours = [baseURL!, "blob:", "data:", GITHUB];
    expect(
      answered.filter((url) => !ours.some((start) => url.startsWith(start))),
    ).toEqual([]);
  },
});

/** The one other host that the forms may ask; tests answer in its place. */
export const GITHUB = "https://api.github.com/";

export { expect };

const readFile = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const names = path.split("/");
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1))
      folder = await folder.getDirectoryHandle(name);
    const handle = await folder.getFileHandle(names.at(-1)!);
    return (await handle.getFile()).text();
  }, path);

const writeFile = (page: Page, path: string, text: string) =>
  page.evaluate(
    async ([path, text]) => {
      const names = path.split("/");
      let folder = await navigator.storage.getDirectory();
      for (const name of names.slice(0, -1))
        folder = await folder.getDirectoryHandle(name, { create: true });
      const name = names.at(-1)!;
      const handle = await folder.getFileHandle(name, { create: true });
      const file = await handle.createWritable();
      await file.write(text);
      await file.close();
    },
    [path, text] as const,
  );
