import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../scripts/listen";
import { send } from "../support/send";

/** What nginx says of itself, or null where there is none. */
export function nginxBuild(): { types: string; brotli: string | null } | null {
  const { error, stderr = "" } = spawnSync("nginx", ["-V"], {
    encoding: "utf8",
  });
  if (error) return null;
  const option = (name: string) =>
    new RegExp(`--${name}=(\\S+)`).exec(stderr)?.[1] ?? "";
  const module = path.join(
    option("modules-path"),
    "ngx_http_brotli_static_module.so",
  );
  return {
    types: path.join(path.dirname(option("conf-path")), "mime.types"),
    brotli: existsSync(module) ? module : null,
  };
}

/** The file for hosts, with the lines marked "yours" changed. */
function siteConfig(port: number, hasBrotli: boolean): string {
  const yours = {
    listen: `127.0.0.1:${port}`,
    root: path.resolve("public"),
  };
  return readFileSync("deploy/nginx.conf", "utf8")
    .replace(/^ +(\w+) .*# yours.*$/gm, (_, name: keyof typeof yours) =>
      yours[name] ? `${name} ${yours[name]};` : "",
    )
    .replace("# brotli_static", hasBrotli ? "brotli_static" : "#");
}

/** A real nginx on this machine alone, with the built site and the files that the build made for it. */
export async function startNginx({
  types,
  brotli,
}: NonNullable<ReturnType<typeof nginxBuild>>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "longitude-nginx-"));
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `${brotli ? `load_module ${brotli};` : ""}
    daemon off;
    worker_processes 1;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    pid ${folder}/nginx.pid;
    error_log stderr;
    events { }
    http {
      include ${types};
      access_log off;
      ${temporary.map((each) => `${each}_temp_path ${folder}/${each};`).join(" ")}
      ${siteConfig(port, brotli !== null)}
    }`,
  );
  const nginx = spawn("nginx", [
    ...["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "stderr"],
  ]);
  let output = "";
  nginx.stderr.on("data", (text) => (output += text));
  await listening(port, nginx).catch((error: Error) => {
    throw new Error(`${error.message} It says: ${output}`);
  });
  return {
    port,
    output: () => output,
    async stop() {
      const ended = new Promise((resolve) => nginx.once("exit", resolve));
      nginx.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function listening(port: number, nginx: ChildProcess) {
  for (let attempt = 0; attempt < 100 && nginx.exitCode === null; attempt++) {
    const isUp = await send(port, "/").catch(() => null);
    if (isUp) return;
    await setTimeout(100);
  }
  throw new Error("nginx does not listen.");
}
