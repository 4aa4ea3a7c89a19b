/** The duration of a simulated sending. */
export const SEND_MS = 1500;
/** The time for which the thanks are shown. */
export const SUCCESS_MS = 3000;

/**
 * "refused": answered, and not accepted. "offline": no network, so not sent. After the other two the message may have
 * arrived: "broken" means that the connection was lost, "late" that no answer came in time.
 */
export type Failure = "refused" | "offline" | "broken" | "late";

export type Status = "idle" | "submitting" | "success" | Failure;
export type SendEvent = "submitted" | "sent" | "dismissed" | Failure;

const RETRY = { submitted: "submitting" } as const;
const FAILURES = {
  refused: "refused",
  offline: "offline",
  broken: "broken",
  late: "late",
} as const;

/** An event counts only in the state that expects it, so a late timer or answer cannot move the form backwards. */
const NEXT: Record<Status, Partial<Record<SendEvent, Status>>> = {
  // A visitor is told on return what happened meanwhile.
  idle: { ...RETRY, ...FAILURES },
  submitting: { sent: "success", ...FAILURES },
  success: { dismissed: "idle" },
  refused: RETRY,
  offline: RETRY,
  broken: RETRY,
  late: RETRY,
};

export const contactReducer = (status: Status, event: SendEvent): Status =>
  NEXT[status][event] ?? status;

export const isFailure = (status: Status): status is Failure =>
  status in FAILURES;

/** Whether a message may have arrived, though no answer has. */
export const mayHaveArrived = (status: Status): boolean =>
  status === "broken" || status === "late";
