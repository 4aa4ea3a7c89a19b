// npm run grade: the built site's headers, by the rules of Mozilla's HTTP Observatory.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { createSiteServer } from "./serve";
import { importTool, tool } from "./tool";
import { listenAnywhere } from "./listen";
import { readOtherHosts } from "../src/delivery/otherHosts";

/** What the Observatory's tests look at; its own `retrieve` would want a certificate and port 443. */
type Requests = {
  resources: { path: string };
  responses: Record<string, unknown>;
  session: unknown;
};
type Outcome = { result: string; pass: boolean };
type Observatory = {
  constants: { ALL_TESTS: ((requests: Requests) => Outcome)[] };
  types: { Requests: new (host: string) => Requests };
  session: { Session: new (address: URL) => unknown };
  utils: { parseHttpEquivHeaders(html: string, address: string): unknown };
  grader: {
    getScoreModifier(result: string): number;
    getGradeForScore(score: number): { grade: string; score: number };
  };
  charts: { MINIMUM_SCORE_FOR_EXTRA_CREDIT: number };
};

const PAGES = ["/", "/about", "/scholarships", "/country/uae", "/country/x"];
const HOST = "site.example";

const folder = tool("@mdn/mdn-http-observatory", "1.4.8");
// Hosts whose https browsers know beforehand; the Observatory would fetch them. A site of ours is not among them.
writeFileSync(path.join(folder, "conf/hsts-preload.json"), "{}");
const load = <Name extends keyof Observatory>(file: string) =>
  importTool<Observatory[Name]>(folder, `src/${file}`);
const { ALL_TESTS } = await load<"constants">("constants.js");
const { Requests } = await load<"types">("types.js");
const { Session } = await load<"session">("retriever/session.js");
const { parseHttpEquivHeaders } = await load<"utils">("retriever/utils.js");
const { getScoreModifier, getGradeForScore } =
  await load<"grader">("grader/grader.js");
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } =
  await load<"charts">("grader/charts.js");

const server = createSiteServer("public", readOtherHosts());
const address = await listenAnywhere(server);
for (const page of PAGES) {
  const { grade, score, failed } = grades(await requests(page));
  console.log(`${page.padEnd(16)}${grade}  ${score}  ${failed.join(", ")}`);
  if (grade !== "A+") process.exitCode = 1;
}
server.close();

/** A page as the Observatory would see it on a host that has a certificate and leads http to https. */
async function requests(page: string): Promise<Requests> {
  const reply = await fetch(address + page);
  const html = await reply.text();
  const https = `https://${HOST}${page}`;
  const response = {
    headers: Object.fromEntries(reply.headers),
    status: reply.status,
    data: html,
    verified: true,
    request: { headers: {} },
    httpEquiv: parseHttpEquivHeaders(html, https),
  };
  const all = new Requests(HOST);
  all.resources.path = html;
  all.session = new Session(new URL(https));
  const secure = { url: new URL(https), status: reply.status };
  Object.assign(all.responses, {
    auto: response,
    cors: response,
    http: response,
    https: response,
    httpRedirects: [
      { url: new URL(`http://${HOST}${page}`), status: 301 },
      secure,
    ],
    httpsRedirects: [secure],
  });
  return all;
}

/** As the Observatory's own `scan` counts: extra credit only for those who reach an A without it. */
function grades(page: Requests) {
  const outcomes = ALL_TESTS.map((test) => test(page));
  const points = outcomes.map(({ result }) => getScoreModifier(result));
  const sum = (of: number[]) => of.reduce((all, one) => all + one, 100);
  const bare = sum(points.filter((one) => one < 0));
  return {
    ...getGradeForScore(
      bare >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : bare,
    ),
    failed: outcomes.filter(({ pass }) => !pass).map(({ result }) => result),
  };
}
