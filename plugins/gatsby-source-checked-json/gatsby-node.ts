import type { GatsbyNode, PluginOptions } from "gatsby";
import type { Content } from "./check";
import { report, summary } from "./check/report";
import { checkFolder } from "./checkFolder";
import { isPicture, jsonValues } from "./folder";
import { writeFragments } from "./fragments";
import { entryOf } from "./schema";
import { writeRecords } from "./records";
import { typeDefs } from "./typeDefs";
import { versionOf } from "./version";
import { watchFolder } from "./watchFolder";

type Options = Content & {
  /** The folder of the data, from the project's root. */
  path: string;
  /**
   * Makes the records that pages query, so that a save changes all of them or none.
   * @param data what the files say, by their paths
   * @param basePath the path below which the site is published
   * @returns a record, or a list of them, by its type in GraphQL
   */
  derive(
    data: Record<string, unknown>,
    basePath: string,
  ): Promise<Record<string, unknown>>;
  /** The types of records that no file has, as GraphQL. */
  types: readonly string[];
};
const given = (options: PluginOptions) => options as unknown as Options;

/**
 * Switches off queries that `develop` runs on demand: their result is lost where it comes while other pages' are being written,
 * so that a new entry has no page. Gatsby sets the variable before this hook, in each worker, too.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  delete process.env.GATSBY_QUERY_ON_DEMAND;
};

/** The types of all records: those of the files are read off the model. */
const allTypes = ({ files, types }: Options) => [
  ...new Set(
    Object.values(files).flatMap(({ type, schema }) =>
      typeDefs(type, entryOf(schema) ?? schema),
    ),
  ),
  ...types,
];

/**
 * Checks the data, reports what is wrong, and writes what Gatsby reads. With an error that stays as it was.
 * @returns a sentence on the errors, null where there are none
 */
async function refreshRecords(options: Options, basePath: string) {
  const { path, derive } = options;
  const { files, problems, errors } = await checkFolder(path, options);
  const reported = errors.length > 0 ? errors : problems;
  // Past Gatsby's reporter, which breaks lines at 80 columns and would tear code frames apart.
  for (const problem of reported) process.stdout.write(`${report(problem)}\n`);
  if (errors.length > 0) return summary(errors);
  const records = await derive(jsonValues(files), basePath);
  await writeRecords(records, files.filter(isPicture));
  return null;
}

/** With an error in the data nothing is built. In `develop` one that is saved is reported, and pages stay as they are. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (
  { reporter, basePath },
  pluginOptions,
) => {
  const options = given(pluginOptions);
  const error = await refreshRecords(options, basePath);
  if (error) return reporter.panic(error);
  await writeFragments(allTypes(options));
  if (process.env.NODE_ENV !== "development") return;
  watchFolder(options.path, async () => {
    const error = await refreshRecords(options, basePath).catch(String);
    if (error) reporter.error(error);
  });
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] =
  ({ actions }, options) => actions.createTypes(allTypes(given(options)));

/** Pages query what the check has found: the record of a file, or an entry by a name of its list. So no query is null. */
export const createResolvers: GatsbyNode["createResolvers"] = (
  { createResolvers },
  options,
) => {
  const queries = Object.values(given(options).files).map(({ type }) => [
    type.charAt(0).toLowerCase() + type.slice(1),
    { type: `${type}!` },
  ]);
  createResolvers({ Query: Object.fromEntries(queries) });
};

/** A text that is edited is a new version of the site: a tab with the old one loads its next page whole. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getNodesByType,
}) => {
  if (stage === "build-javascript")
    actions.setWebpackConfig({ plugins: [versionOf(getNodesByType("File"))] });
};
