import {
  contactReducer,
  type Event,
  type Status,
} from "../../../src/features/contact/state";

const after = (...events: Event[]) =>
  events.reduce<Status>(contactReducer, "idle");

test("idle, then submitting, then success, then idle again", () => {
  expect(after()).toBe("idle");
  expect(after("submitted")).toBe("submitting");
  expect(after("submitted", "sent")).toBe("success");
  expect(after("submitted", "sent", "thanked")).toBe("idle");
});

test.each(["failed", "timedOut", "offline"] as const)(
  "%s is a state of its own, and can be tried again",
  (reason) => {
    expect(after("submitted", reason)).toBe(reason);
    expect(after("submitted", reason, "submitted")).toBe("submitting");
    expect(after("submitted", reason, "submitted", "sent")).toBe("success");
  },
);

test("a second press while sending changes nothing", () => {
  expect(after("submitted", "submitted")).toBe("submitting");
  expect(after("submitted", "sent", "submitted")).toBe("success");
});

test("a late timer or answer cannot move the form backwards", () => {
  expect(after("sent")).toBe("idle");
  expect(after("thanked")).toBe("idle");
  expect(after("submitted", "thanked")).toBe("submitting");
  expect(after("submitted", "failed", "sent")).toBe("failed");
  expect(after("submitted", "sent", "timedOut")).toBe("success");
  expect(after("submitted", "sent", "thanked", "offline")).toBe("idle");
});
