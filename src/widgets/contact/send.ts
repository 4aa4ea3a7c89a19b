import type { Failure } from "./state";

/** How long the endpoint may take to answer: the host of a small form may have to wake up first. */
const TIMEOUT_MS = 30_000;

/** Whether a gateway says that it heard nothing from the endpoint behind it: it does not know either. From 520 on they are Cloudflare's. */
const isNotHeard = (status: number) =>
  status === 502 || status === 504 || status >= 520;

/** The fields that an endpoint receives. */
type ContactMessage = {
  name: string;
  email: string;
  message: string;
  /** The page it was written on: "/about". */
  page: string;
};

/**
 * Posts a message like a form of HTML, before which browsers ask the endpoint nothing, and returns the outcome. Only a
 * complete answer with a 2xx status means "sent". It also tries when the browser says that it is offline, which is not
 * always true. Not kept alive after the page is left: where the endpoint redirects, Chromium would never answer.
 */
export async function send(
  endpoint: string,
  message: ContactMessage,
  timeoutMs = TIMEOUT_MS,
): Promise<"sent" | Failure> {
  // AbortSignal.timeout would be shorter, but Safari 15.4 lacks it.
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const wasOnline = navigator.onLine;
  const body = new URLSearchParams(message);

  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
      credentials: "omit",
      signal,
    });
    if (isNotHeard(answer.status)) return "late";
    if (!answer.ok) return "refused";
    await answer.arrayBuffer();
    return "sent";
  } catch {
    if (signal.aborted) return "late";
    // A network that was there at first may have carried the message.
    return wasOnline || navigator.onLine ? "broken" : "offline";
  } finally {
    clearTimeout(timer);
  }
}
