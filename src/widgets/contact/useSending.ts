import { type RefObject, useEffect, useReducer } from "react";
import { send } from "./send";
import { contactReducer, SEND_MS, SUCCESS_MS } from "./state";
import { useKept } from "./useKept";

type Contact = {
  endpoint: string | null;
  redirectsTo: readonly string[] | null;
};

/**
 * The state of the form, and its dispatch. Timers and the request are cancelled with the state that waits for them, and
 * when the visitor leaves.
 * @param contact without an endpoint, sending is only simulated, and nothing leaves the browser
 */
export function useSending(
  { endpoint, redirectsTo }: Contact,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const redirects = redirectsTo !== null;
  const [status, dispatch] = useReducer(contactReducer, "idle");
  // A simulated message arrives nowhere.
  const pathRef = useKept(
    formRef,
    status,
    () => endpoint && dispatch("returned"),
  );

  useEffect(() => {
    if (status === "submitting") {
      if (!endpoint) return after(SEND_MS, () => dispatch("sent"));
      const controller = new AbortController();
      const message = {
        ...messageIn(formRef.current!),
        page: pathRef.current,
      };
      void send({ endpoint, redirects }, message, controller.signal).then(
        dispatch,
      );
      return () => controller.abort();
    }
    if (status === "success") {
      formRef.current?.reset();
      return after(SUCCESS_MS, () => dispatch("dismissed"));
    }
  }, [status, endpoint, redirects, formRef, pathRef]);

  return [status, dispatch] as const;
}

/** The current values of the fields. */
export function messageIn(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? "");
  return {
    name: text("name"),
    email: text("email"),
    message: text("message"),
  };
}

function after(ms: number, act: () => void) {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
