import {
  contactReducer,
  type FormEvent,
  type Status,
} from "../../../src/widgets/contact/state";

test.each<[Status, ...FormEvent[]]>([
  ["submitting", "submitted"],
  ["success", "submitted", "sent"],
  ["idle", "submitted", "sent", "thanked"],
  ["failed", "submitted", "failed"],
  ["submitting", "submitted", "failed", "submitted"],
  ["success", "submitted", "offline", "submitted", "sent"],
  // A second press changes nothing.
  ["submitting", "submitted", "submitted"],
  ["success", "submitted", "sent", "submitted"],
  // A late timer or answer cannot move the form backwards.
  ["idle", "sent"],
  ["submitting", "submitted", "thanked"],
  ["failed", "submitted", "failed", "sent"],
  ["idle", "submitted", "sent", "thanked", "offline"],
])("the form is %s after %s %s %s %s", (status, ...events) => {
  expect(events.reduce<Status>(contactReducer, "idle")).toBe(status);
});
