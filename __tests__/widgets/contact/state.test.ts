import {
  contactReducer,
  type SendEvent,
  type Status,
} from "../../../src/widgets/contact/state";

test.each<[Status, ...SendEvent[]]>([
  ["submitting", "submitted"],
  ["success", "submitted", "sent"],
  ["idle", "submitted", "sent", "dismissed"],
  ["refused", "submitted", "refused"],
  ["submitting", "submitted", "refused", "submitted"],
  ["success", "submitted", "offline", "submitted", "sent"],
  ["broken", "submitted", "broken"],
  ["late", "submitted", "late"],
  ["submitting", "submitted", "late", "submitted"],
  // Back on the page that was left while the message was being sent.
  ["late", "returned"],
  ["submitting", "submitted", "returned"],
  // A second press changes nothing.
  ["submitting", "submitted", "submitted"],
  ["success", "submitted", "sent", "submitted"],
  // A late timer or answer cannot move the form backwards.
  ["idle", "sent"],
  ["submitting", "submitted", "dismissed"],
  ["refused", "submitted", "refused", "sent"],
  ["idle", "submitted", "sent", "dismissed", "offline"],
])("the form is %s after %s %s %s %s", (status, ...events) => {
  expect(events.reduce<Status>(contactReducer, "idle")).toBe(status);
});
