import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Compiler, NormalModule } from "webpack";
import { assume } from "./assumption";

// What visitors' scripts have in the place of modules of Gatsby and its plugins.

/** A file of ours, for webpack. */
export const ours = (file: string) => path.resolve("src/delivery", file);

/** Modules that visitors' scripts have something else for. */
const REPLACED: [module: RegExp, by: string][] = [
  // Gatsby's list of plugins, with all their options.
  [/[\\/]\.cache[\\/]api-runner-browser-plugins\.js$/, "plugins.js"],
  // browser/offline.ts registers the worker.
  [/[\\/]\.cache[\\/]register-service-worker\.js$/, "nothing.js"],
  // Scripts of other hosts, and parts that many pages share. There are none.
  [/[\\/]gatsby-script[\\/]dist[\\/]/, "nothing.js"],
  [/[\\/]\.cache[\\/]slice\.js$/, "nothing.js"],
  // As Gatsby's loader asks for it.
  [/^\.\/prefetch$/, "prefetch.ts"],
  [/^styled-components$/, "styled.ts"],
];

/** Plugins whose browser file is left out: it has nothing to do here, or its work was done when the site was built. */
const PLUGINS_LEFT_OUT =
  /[\\/](gatsby-plugin-styled-components|gatsby-plugin-manifest|gatsby-plugin-offline|partytown)[\\/]gatsby-browser/;

/** Gatsby's loader finds this under the name of XMLHttpRequest. */
const REQUEST = ours("browser/loaderRequest.ts");

/**
 * Looks through the modules of visitors' scripts.
 * @throws Error where visitors would load what is left out, miss what replaces it, or need it
 */
function assumeReplaced(missing: Set<RegExp>, modules: NormalModule[]) {
  const find = (name: RegExp) =>
    modules.find(({ resource }) => name.test(resource));
  assume(
    missing.size === 0,
    "replaced-modules",
    `Gatsby's scripts no longer have ${[...missing].join(" and ")}.`,
  );
  assume(
    find(/[\\/]browser[\\/]loaderRequest\.ts$/),
    "replaced-modules",
    "Gatsby's loader no longer has XMLHttpRequest.",
  );
  const plugins = [
    ...readFileSync(".cache/api-runner-browser-plugins.js", "utf8").matchAll(
      /\brequire\('([^']+)'\)/g,
    ),
  ].map(([, file]) => file!);
  const called = plugins.filter((file) => !PLUGINS_LEFT_OUT.test(file));
  assume(
    called.join() === "../gatsby-browser.tsx",
    "left-out",
    `browser/plugins.js calls gatsby-browser.tsx alone, Gatsby would call ${called.join(" and ")}.`,
  );
  const head = find(/[\\/]head-export-handler-for-browser\.js$/);
  assume(
    /\bReact\.createElement = /.test(String(head?.originalSource()?.source())),
    "the-head",
    "Gatsby no longer patches React.createElement.",
  );
  for (const { resource, dependencies } of modules)
    for (const { request, ids } of dependencies as {
      request?: string;
      ids?: string[];
    }[])
      assume(
        request !== "gatsby" || !/^(Script|Slice)$/.test(ids?.[0] ?? ""),
        "left-out",
        `${path.relative(".", resource)} uses <${ids?.[0]}>, which is left out.`,
      );
}

const allReplaced = (missing: Set<RegExp>) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.thisCompilation.tap("allReplaced", ({ hooks }) =>
      hooks.finishModules.tap("allReplaced", (modules) =>
        assumeReplaced(missing, [...modules] as NormalModule[]),
      ),
    ),
});

/** What replaces the modules, and ends the build where one of them is no longer found. */
export function replacements(plugins: CreateWebpackConfigArgs["plugins"]) {
  const missing = new Set(REPLACED.map(([module]) => module));
  return [
    ...REPLACED.map(([module, by]) =>
      plugins.normalModuleReplacement(
        module,
        (asked: { request: string; createData?: { resource?: string } }) => {
          missing.delete(module);
          const file = ours(`browser/${by}`);
          if (asked.createData?.resource)
            Object.assign(asked.createData, {
              resource: file,
              context: path.dirname(file),
            });
          else asked.request = file;
        },
      ),
    ),
    plugins.provide({ XMLHttpRequest: [REQUEST, "default"] }),
    allReplaced(missing),
  ];
}
