import {
  contactReducer,
  type SendEvent,
  type Status,
} from "../../../src/widgets/contact/state";

test.each<[Status, ...SendEvent[]]>([
  ["submitting", "submitted"],
  ["success", "submitted", "sent"],
  ["idle", "submitted", "sent", "dismissed"],
  ["failed", "submitted", "failed"],
  ["submitting", "submitted", "failed", "submitted"],
  ["success", "submitted", "offline", "submitted", "sent"],
  // A second press changes nothing.
  ["submitting", "submitted", "submitted"],
  ["success", "submitted", "sent", "submitted"],
  // A late timer or answer cannot move the form backwards.
  ["idle", "sent"],
  ["submitting", "submitted", "dismissed"],
  ["failed", "submitted", "failed", "sent"],
  ["idle", "submitted", "sent", "dismissed", "offline"],
])("the form is %s after %s %s %s %s", (status, ...events) => {
  expect(events.reduce<Status>(contactReducer, "idle")).toBe(status);
});
