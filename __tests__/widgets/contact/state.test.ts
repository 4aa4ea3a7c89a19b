import {
  contactReducer,
  type Event,
  type Status,
} from "../../../src/features/contact/state";

test.each<[Status, ...Event[]]>([
  ["idle"],
  ["submitting", "submitted"],
  ["success", "submitted", "sent"],
  ["idle", "submitted", "sent", "thanked"],
  // Each failure is a state of its own, and can be tried again.
  ["failed", "submitted", "failed"],
  ["timedOut", "submitted", "timedOut"],
  ["offline", "submitted", "offline"],
  ["submitting", "submitted", "failed", "submitted"],
  ["success", "submitted", "offline", "submitted", "sent"],
  // A second press changes nothing.
  ["submitting", "submitted", "submitted"],
  ["success", "submitted", "sent", "submitted"],
  // A late timer or answer cannot move the form backwards.
  ["idle", "sent"],
  ["idle", "thanked"],
  ["submitting", "submitted", "thanked"],
  ["failed", "submitted", "failed", "sent"],
  ["success", "submitted", "sent", "timedOut"],
  ["idle", "submitted", "sent", "thanked", "offline"],
])("the form is %s after %s %s %s %s", (status, ...events) => {
  expect(events.reduce<Status>(contactReducer, "idle")).toBe(status);
});
