import { createHash } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { readData } from "../../src/content/readData";
import { GITHUB } from "./visit";

type Variables = {
  input: {
    expectedHeadOid: string;
    fileChanges: { additions: { path: string; contents: string }[] };
    message: { headline: string };
  };
};

/** Answers in GitHub's place, as far as the forms ask: one repository with the tests' content, and one branch. */
export class GitHub {
  /** The texts of all files, by their paths in the repository. */
  readonly files = new Map<string, string>();
  readonly commits: string[] = ["Start"];
  /** Whether a commit finds its way. */
  isReached = true;
  requests = 0;

  constructor() {
    for (const { path, bytes } of readData())
      if (path.endsWith(".json"))
        this.files.set(`data/${path}`, bytes.toString("utf8"));
  }

  async answer(page: Page) {
    await page.route(`${GITHUB}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      this.requests += 1;
      if (pathname === "/graphql") return this.answerQuery(route);
      return route.fulfill(this.resource(pathname));
    });
  }

  /** Somebody else's commit. */
  commit(path: string, text: string) {
    this.files.set(path, text);
    this.commits.push(`Change ${path}`);
  }

  private get head() {
    return hash(this.commits.join("\n"));
  }

  private resource(pathname: string) {
    if (pathname === "/user") return { json: EDITOR };
    if (pathname.includes("/collaborators/")) return { status: 204 };
    if (pathname.includes("/git/trees/"))
      return {
        json: {
          tree: [...this.files].map(([path, text]) => ({
            type: "blob",
            path,
            sha: hash(text),
            size: text.length,
          })),
        },
      };
    return { status: 404, json: { message: "Not Found" } };
  }

  private answerQuery(route: Route) {
    const { query, variables } = route.request().postDataJSON() as {
      query: string;
      variables: Variables;
    };
    if (query.includes("createCommitOnBranch"))
      return this.answerCommit(route, variables.input);
    return route.fulfill({
      json: { data: { repository: this.repository(query) } },
    });
  }

  private repository(query: string) {
    const last = { oid: this.head, message: this.commits.at(-1) };
    const texts = new Map(
      [...this.files.values()].map((text) => [hash(text), text]),
    );
    return {
      defaultBranchRef: { name: "main" },
      ref: { target: { history: { nodes: [last] } } },
      ...Object.fromEntries(
        [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(
          ([, name, oid]) => [
            name,
            { text: texts.get(oid!), isTruncated: false },
          ],
        ),
      ),
      ...Object.fromEntries(
        [...query.matchAll(/(commit_\d+): ref/g)].map(([, name]) => [
          name,
          { target: { history: { nodes: [COMMIT] } } },
        ]),
      ),
    };
  }

  private answerCommit(route: Route, input: Variables["input"]) {
    if (!this.isReached) return route.abort("internetdisconnected");
    if (input.expectedHeadOid !== this.head)
      return route.fulfill({
        json: {
          data: null,
          errors: [{ message: "Expected branch to point to another commit" }],
        },
      });
    for (const { path, contents } of input.fileChanges.additions)
      this.files.set(path, Buffer.from(contents, "base64").toString("utf8"));
    this.commits.push(input.message.headline);
    const commit = { oid: this.head, committedDate: COMMIT.committedDate };
    return route.fulfill({
      json: { data: { createCommitOnBranch: { commit } } },
    });
  }
}

const EDITOR = {
  id: 1,
  login: "asha",
  name: "Asha Rao",
  email: "asha@example.org",
  html_url: "https://github.com/asha",
  avatar_url: "https://avatars.githubusercontent.com/u/1",
};
const COMMIT = {
  author: {
    name: "Ravi Nair",
    email: "ravi@example.org",
    user: { id: 2, login: "ravi" },
  },
  committedDate: "2026-01-31T10:00:00Z",
};

const hash = (text: string) => createHash("sha1").update(text).digest("hex");
