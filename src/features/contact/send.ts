import type { Failure } from "./state";

/** How long the endpoint may take to answer. */
export const PATIENCE_MS = 10_000;

/** What an endpoint gets, as JSON. */
export type Letter = {
  name: string;
  email: string;
  message: string;
  /** The page it was written on: "/about". */
  page: string;
};

/**
 * Posts a letter, and answers in one word what became of it. Only a 2xx answer that has arrived whole means "sent":
 * of anything less nobody knows, and the visitor had better be told.
 * @param leaving aborted when nobody waits for the answer any more
 */
export async function send(
  endpoint: string,
  letter: Letter,
  leaving: AbortSignal,
  patience = PATIENCE_MS,
): Promise<"sent" | Failure> {
  if (!navigator.onLine) return "offline";

  // AbortSignal.timeout and .any say this shorter, but Safari 15.4 knows neither.
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  leaving.addEventListener("abort", stop);
  let isTooLate = false;
  const timer = setTimeout(() => {
    isTooLate = true;
    stop();
  }, patience);

  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
      },
      body: JSON.stringify(letter),
      credentials: "omit",
      signal: giveUp.signal,
    });
    await answer.arrayBuffer();
    return answer.ok ? "sent" : "failed";
  } catch {
    if (isTooLate) return "timedOut";
    return navigator.onLine ? "failed" : "offline";
  } finally {
    clearTimeout(timer);
    leaving.removeEventListener("abort", stop);
  }
}
