// @ts-check
import path from "node:path";

/** Gatsby and its packages put the project's path into globs, addresses and quoted strings without escaping it. */
const NOT_IN_PATHS = /[()[\]{}!*?#%'"`|<>:\\]/;

/**
 * @param {string} project the path of the project's folder
 * @returns {string | undefined} what is wrong with it, in a sentence; undefined where nothing is
 */
export function pathError(project) {
  const { root } = path.parse(project);
  for (const name of project.slice(root.length).split(path.sep)) {
    const [character] = NOT_IN_PATHS.exec(name) ?? [];
    if (character)
      return `The site cannot be built in ${project}: the folder "${name}" has the character ${character} in its name. Rename it, or move the project to another folder.`;
  }
}
