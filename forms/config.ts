/** The configuration of Sveltia CMS: the repository, the files, and the fields of each. */
import type { z } from "zod";
import { entryOf } from "../plugins/gatsby-source-checked-json";
import { contentFiles } from "../src/content/registry";
import { MAX_PICTURE_BYTES } from "../src/content/model/fields";
import {
  ENTRIES,
  type FormField,
  formField,
  formFields,
  formName,
} from "./controls";

export type Options = {
  /** The repository on GitHub: "owner/name". */
  repository: string;
  /** Where the pages can be seen: "https://www.example.org". Null: not known. */
  siteUrl: string | null;
};

/** All that Sveltia needs to know, documented at https://sveltiacms.app/en/docs/config-basics. */
export const config = ({ repository, siteUrl }: Options) => ({
  load_config_file: false,
  app_title: "Edit the site",
  backend: {
    name: "github",
    repo: repository,
    auth_methods: ["token"],
    commit_messages: { update: "Change {{path}}" },
  },
  ...(siteUrl === null ? { show_preview_links: false } : { site_url: siteUrl }),
  media_folder: "data/images",
  media_libraries: {
    default: {
      config: { max_file_size: MAX_PICTURE_BYTES, slugify_filename: true },
    },
    stock_assets: { providers: [] },
  },
  slug: { encoding: "ascii", clean_accents: true },
  editor: { preview: false },
  singletons: forms,
});

/** One form for each file in data/. Each has its own format function, because Sveltia does not pass the file to it. */
export const forms = Object.entries(contentFiles).map(
  ([file, { schema, route }]) => ({
    name: formName(file),
    label: titleOf(file),
    file: `data/${file}`,
    format: formName(file),
    preview_path: route ?? undefined,
    fields: entryOf(schema) ? [listField(file, schema)] : formFields(schema),
  }),
);

/** The one field of a file that is a list: Sveltia cannot edit a list as such. */
function listField(file: string, schema: z.ZodType): FormField {
  const field = formField(ENTRIES, schema);
  return { ...field, label: titleOf(file), root: true };
}

/** "pages/aptitude-test.json" is the "Aptitude test page". */
function titleOf(file: string): string {
  const name = formName(file).replace(/^pages-(.*)/, "$1-page");
  return name
    .replaceAll("-", " ")
    .replace(/^./, (first) => first.toUpperCase());
}
