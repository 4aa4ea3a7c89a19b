/** The forms in the browser: Sveltia CMS reads and writes the files as the model has them, and saves nothing that is wrong. */
import CMS, { type CmsConfig } from "@sveltia/cms";
import { report } from "../plugins/gatsby-source-checked-json";
import { contentFiles } from "../src/content/registry";
import { errorsIn, newErrors } from "./check";
import { formName } from "./controls";
import { shown, stored } from "./stored";

/** Written here by build.ts. */
declare const CONFIG: CmsConfig;

/** Every file of data/ as it was last read or saved: the check looks at all of them together. */
const texts = new Map<string, string>();
/** The texts that Sveltia was given to save, until it reports that it has. */
const pending = new Map<string, string>();

for (const [file, { schema }] of Object.entries(contentFiles)) {
  CMS.registerCustomFormat(formName(file), "json", {
    fromFile(text) {
      texts.set(file, text);
      try {
        return shown(schema, JSON.parse(text));
      } catch (error) {
        // Sveltia would go on with an empty form, and saving it would replace the file.
        showErrors(file, text);
        throw error;
      }
    },
    async toFile(content) {
      if (await isChangedOnDisk(file))
        refuse([
          `data/${file} was changed by another program after this page read it. Copy what you wrote, reload the page, discard the draft and write it again.`,
        ]);
      const value = stored(
        schema,
        content,
        JSON.parse(texts.get(file) || "null"),
      );
      const text = `${JSON.stringify(value, null, 2)}\n`;
      refuse(newErrors(texts, file, text));
      pending.set(file, text);
      return text;
    },
  });
}

CMS.registerEventListener({
  name: "postSave",
  handler: ({ entry }) => {
    const file = String(entry.get("path")).replace("data/", "");
    texts.set(file, pending.get(file) ?? "");
  },
});

void CMS.init({ config: CONFIG });

/** Has Sveltia show why it does not save. It shows the cause of an error with this very message, and of no other. */
function refuse(errors: readonly string[]) {
  if (errors.length === 0) return;
  const text = ["Nothing was saved.", ...errors].join("\n\n");
  throw new Error("saving_failed", { cause: new Error(text) });
}

/**
 * Did another program write a file of this computer after Sveltia read it? Sveltia asks GitHub such a thing before each
 * commit, but not the disk. The server of this page reads the same folder.
 */
async function isChangedOnDisk(file: string): Promise<boolean> {
  const user = localStorage.getItem("sveltia-cms.user");
  if (!user || JSON.parse(user).backendName !== "local") return false;
  const response = await fetch(`data/${file}`, { cache: "no-store" });
  // As Sveltia hands over what it reads.
  const text = (await response.text()).trim().replace(/\r\n?/g, "\n");
  return response.ok && text !== texts.get(file)?.trim();
}

/** Covers the page with what is wrong with a file. Only a reload ends it. */
function showErrors(file: string, text: string) {
  const errors = errorsIn(new Map([[file, text]])).filter(
    (error) => error.file === `data/${file}`,
  );
  const dialog = document.createElement("dialog");
  dialog.textContent = [
    ...errors.map(report),
    "Nothing can be edited here until this is fixed. Then reload this page.",
  ].join("\n");
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
}
