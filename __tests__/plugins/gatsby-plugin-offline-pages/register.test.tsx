// Specification: 5.5
import { waitFor } from "@testing-library/react";
import {
  activateWhenHidden,
  registerLater,
} from "../../../plugins/gatsby-plugin-offline-pages/register";
import { holdTime, wait } from "../../support/render";

test.each([
  ["two seconds later", false],
  ["never under Save-Data: there is no offline copy", true],
])("the worker is registered %s", async (_, saveData) => {
  holdTime();
  const connection = { value: { saveData }, configurable: true };
  Object.defineProperty(navigator, "connection", connection);
  const register = jest.fn(async () => "registered");
  const container = { register } as never as ServiceWorkerContainer;
  registerLater(container);
  const registered = container.register("/sw.js");
  await wait(1999);
  expect(register).not.toHaveBeenCalled();
  await wait(saveData ? 60_000 : 1);
  expect(register.mock.calls).toEqual(saveData ? [] : [["/sw.js"]]);
  if (!saveData) expect(await registered).toBe("registered");
  Reflect.deleteProperty(navigator, "connection");
});

test("a new worker takes over once the tab is hidden; blocked cookies leave no error", async () => {
  const postMessage = jest.fn();
  const failed = jest.fn().mockResolvedValue(null);
  const found = { waiting: { postMessage } };
  for (const registration of [Promise.resolve(found), { catch: failed }])
    activateWhenHidden({ getRegistration: () => registration } as never);
  const state = jest.spyOn(document, "visibilityState", "get");
  for (const to of ["visible", "hidden"] as const) {
    state.mockReturnValue(to);
    document.dispatchEvent(new Event("visibilitychange"));
  }
  await waitFor(() =>
    expect(postMessage.mock.calls).toEqual([["activate if hidden"]]),
  );
  expect(failed).toHaveBeenCalledTimes(1);
});
