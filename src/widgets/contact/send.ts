import type { Failure } from "./state";

/** How long the endpoint may take to answer. */
const TIMEOUT_MS = 10_000;

/** The JSON that an endpoint receives. */
export type ContactMessage = {
  name: string;
  email: string;
  message: string;
  /** The page it was written on: "/about". */
  page: string;
};

/**
 * Posts a message, and returns the outcome. Only a complete answer with a 2xx status means "sent": anything else is a
 * failure. It also tries when the browser says that it is offline, which is not always true.
 * @param signal aborts the request when nobody waits for the answer any more
 */
export async function send(
  endpoint: string,
  message: ContactMessage,
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<"sent" | Failure> {
  // AbortSignal.timeout and .any would be shorter, but Safari 15.4 lacks both.
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener("abort", stop);
  const timer = setTimeout(stop, timeoutMs);

  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
      },
      body: JSON.stringify(message),
      credentials: "omit",
      signal: controller.signal,
    });
    await answer.arrayBuffer();
    return answer.ok ? "sent" : "failed";
  } catch {
    return navigator.onLine ? "failed" : "offline";
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
