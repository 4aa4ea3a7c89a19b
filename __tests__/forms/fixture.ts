import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, type Page, test as base } from "@playwright/test";
import { jsonValues } from "../../plugins/gatsby-source-checked-json/folder";
import { testFiles } from "../content/check/testFiles";

/** The forms, at work on a folder that the browser keeps for this test alone. */
class Forms {
  constructor(readonly page: Page) {}

  /** Opens the forms and picks the folder: the tests' content, with another text for the about page. */
  async open(about?: string) {
    await this.page.goto("/");
    await this.write(".git/HEAD", "");
    // The first save lays a file out in this way.
    for (const [path, content] of Object.entries(jsonValues(testFiles)))
      await this.write(`data/${path}`, `${JSON.stringify(content, null, 2)}\n`);
    if (about) await this.write("data/pages/about.json", about);
    const button = { name: "Work with Local Repository" };
    await this.page.getByRole("button", button).click();
  }

  read = (path: string) => this.page.evaluate(readOrWrite, { path });
  write = (path: string, text: string) =>
    this.page.evaluate(readOrWrite, { path, text });

  async edit(title: string, isList = false) {
    await this.page.getByRole("row", { name: title, exact: true }).click();
    if (isList) await this.expand();
  }

  expand = (within: Pick<Page, "getByRole"> = this.page) =>
    within.getByRole("button", { name: "Expand", exact: true }).first().click();

  /** A field by its label, with its help and its buttons. Sveltia puts invisible marks around the label. */
  field = (label: string) =>
    this.page.getByRole("group", {
      name: new RegExp(`^“.?${label}.?” Field$`),
    });

  text = (label: string, within: Pick<Page, "getByRole"> = this.page) =>
    within.getByRole("textbox", { name: label, exact: true }).first();

  get saveButton() {
    return this.page.getByRole("button", { name: "Save", exact: true });
  }

  /** Saves, and expects in the file what `expected` makes of its text before. */
  async expectSave(path: string, expected: (before: string) => string) {
    const before = await this.read(path);
    await this.saveButton.click();
    const editor = this.page.getByRole("group", { name: "Content Editor" });
    await expect(editor).toBeHidden();
    expect(await this.read(path)).toBe(expected(before));
  }

  async expectRefusal(why: string | RegExp) {
    await this.saveButton.click();
    await expect(this.page.getByRole("alertdialog")).toContainText(why);
    await this.page.getByRole("button", { name: "OK" }).click();
  }
}

export { expect };

/** Every test is a visit in which no other host is asked. */
export const test = base.extend<{ forms: Forms }, { address: string }>({
  address: [
    async ({}, provide) => {
      const edit = ["--import", "tsx", "forms/main.ts", "edit"];
      const server = spawn(process.execPath, edit, {
        // Any port that is free.
        env: { ...process.env, PORT: "0", GITHUB_REPOSITORY: "owner/college" },
        stdio: ["ignore", "pipe", "inherit"],
      });
      const ended = once(server, "close");
      let address = "";
      for await (const line of createInterface(server.stdout)) {
        address = line;
        if (address.startsWith("http")) break;
      }
      server.stdout.resume();
      await provide(address);
      server.kill();
      await ended;
    },
    { scope: "worker" },
  ],
  baseURL: ({ address }, provide) => provide(address),
  forms: async ({ page, baseURL }, provide) => {
    const forms = new Forms(page);
    const asked = new Set<string>();
    page.on("request", (request) => void asked.add(request.url()));
    // The policy refuses what Sveltia would like to ask: nothing leaves the browser.
    page.on("requestfailed", (request) => {
      if (request.failure()?.errorText === "csp") asked.delete(request.url());
    });
    // The real dialog belongs to the operating system.
    const picked = "() => navigator.storage.getDirectory()";
    await page.addInitScript(`window.showDirectoryPicker = ${picked}`);
    // The server reads the disk, where this folder is not.
    await page.route("**/data/**", async (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      await route.fulfill({ body: await forms.read(path) });
    });
    await provide(forms);
    const isOurs = new RegExp(`^(${baseURL}|blob:|data:)`);
    expect([...asked].filter((url) => !isOurs.test(url))).toEqual([]);
  },
});

/** What a file in the browser's folder says; with a text, it says that from now on. */
async function readOrWrite({ path, text }: { path: string; text?: string }) {
  const names = path.split("/");
  const name = names.pop()!;
  let folder = await navigator.storage.getDirectory();
  for (const each of names)
    folder = await folder.getDirectoryHandle(each, { create: true });
  const handle = await folder.getFileHandle(name, { create: true });
  if (text === undefined) return (await handle.getFile()).text();
  const file = await handle.createWritable();
  await file.write(text);
  await file.close();
  return text;
}
