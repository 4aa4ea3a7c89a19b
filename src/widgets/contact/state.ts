/** The duration of a simulated sending. */
export const SEND_MS = 1500;
/** The time for which the thanks are shown. */
export const SUCCESS_MS = 3000;

/** "failed": refused, interrupted or not answered in time. "offline": no network. */
export type Failure = "failed" | "offline";

export type Status = "idle" | "submitting" | "success" | Failure;
export type SendEvent = "submitted" | "sent" | "dismissed" | Failure;

const AGAIN = { submitted: "submitting" } as const;

/** An event counts only in the state that expects it, so a late timer or answer cannot move the form backwards. */
const NEXT: Record<Status, Partial<Record<SendEvent, Status>>> = {
  idle: { submitted: "submitting" },
  submitting: {
    sent: "success",
    failed: "failed",
    offline: "offline",
  },
  success: { dismissed: "idle" },
  failed: AGAIN,
  offline: AGAIN,
};

export const contactReducer = (status: Status, event: SendEvent): Status =>
  NEXT[status][event] ?? status;

export const isFailure = (status: Status): status is Failure =>
  status === "failed" || status === "offline";
