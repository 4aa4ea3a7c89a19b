/** How long sending is made to last while it is simulated. */
export const SEND_MS = 1500;
/** How long the thanks stay. */
export const THANKS_MS = 3000;

/** Why a message did not get through: refused, broken off or not answered in time, or no network at all. */
export type Failure = "failed" | "offline";

export type Status = "idle" | "submitting" | "success" | Failure;
export type FormEvent = "submitted" | "sent" | "thanked" | Failure;

const AGAIN = { submitted: "submitting" } as const;

/** An event counts only in the state that expects it, so a late timer or answer cannot move the form backwards. */
const NEXT: Record<Status, Partial<Record<FormEvent, Status>>> = {
  idle: { submitted: "submitting" },
  submitting: {
    sent: "success",
    failed: "failed",
    offline: "offline",
  },
  success: { thanked: "idle" },
  failed: AGAIN,
  offline: AGAIN,
};

export const contactReducer = (status: Status, event: FormEvent): Status =>
  NEXT[status][event] ?? status;

export const isFailure = (status: Status): status is Failure =>
  status === "failed" || status === "offline";
