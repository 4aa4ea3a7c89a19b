import type { Failure } from "./state";

/** How long the endpoint may take to answer: the host of a small form may have to wake up first. */
const TIMEOUT_MS = 30_000;

/** Whether a gateway says that it heard nothing from the endpoint behind it: it does not know either. From 520 on they are Cloudflare's. */
const isNotHeard = (status: number) =>
  status === 502 || status === 504 || status >= 520;

/** The JSON that an endpoint receives. */
export type ContactMessage = {
  name: string;
  email: string;
  message: string;
  /** The page it was written on: "/about". */
  page: string;
};

type Endpoint = { endpoint: string; redirects: boolean };

/**
 * Posts a message, and returns the outcome. Only a complete answer with a 2xx status means "sent". It also tries when the
 * browser says that it is offline, which is not always true.
 * @param redirects whether the endpoint redirects to another host: it gets its JSON as plain text then, because Google
 *   Apps Script refuses the question whether it takes JSON, which the browser asks first
 * @param signal aborts the request when nobody waits for the answer any more
 */
export async function send(
  { endpoint, redirects }: Endpoint,
  message: ContactMessage,
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<"sent" | Failure> {
  // AbortSignal.timeout and .any would be shorter, but Safari 15.4 lacks both.
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener("abort", stop);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, timeoutMs);
  const wasOnline = navigator.onLine;

  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: {
        "Content-Type": redirects ? "text/plain" : "application/json",
        Accept: "application/json",
      },
      body: JSON.stringify(message),
      credentials: "omit",
      signal: controller.signal,
    });
    if (isNotHeard(answer.status)) return "late";
    if (!answer.ok) return "refused";
    await answer.arrayBuffer();
    return "sent";
  } catch {
    if (isLate) return "late";
    // A network that was there at first may have carried the message.
    return wasOnline || navigator.onLine ? "broken" : "offline";
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
