import type { ChildProcess } from "node:child_process";
import type { Readable, Writable } from "node:stream";

/** Waits until a program writes what the pattern describes. @throws Error when it ends before */
export function lineOf(
  stream: Readable | Writable,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = "";
    stream.on("data", (data) => {
      text += String(data);
      const found = /\n/.test(text) && pattern.exec(text);
      if (found) resolve(found);
    });
    stream.once("close", () =>
      reject(new Error(`${pattern} was not printed. Printed was: ${text}`)),
    );
  });
}

/** Ends a program that this process started. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await exit;
}
