import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from "react";
import { kept, restoreForm } from "../../lib/kept";
import { pagePath } from "../../lib/paths";
import { send } from "./send";
import {
  contactReducer,
  isFailure,
  SEND_MS,
  type Status,
  SUCCESS_MS,
} from "./state";

/**
 * The state of the form, and its dispatch. Timers are cancelled with the state that waits for them, and when the visitor
 * leaves. A request goes on.
 * @param endpoint without it sending is only simulated, and nothing leaves the browser
 */
export function useSending(
  endpoint: string | null,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const [status, dispatch] = useReducer(contactReducer, "idle");
  const pathRef = useRef("");
  const keyOf = (what: "status" | "answer") =>
    `${pathRef.current}#contact ${what}`;

  useLayoutEffect(() => {
    // Not later: the address may be another page's by then, which is still on its way.
    pathRef.current = pagePath(location.pathname);
    restoreForm(formRef.current!);
    const saved = kept.get(keyOf("status")) as Status | undefined;
    // A simulated message arrives nowhere.
    if (!endpoint || !saved) return;
    if (saved === "submitting") dispatch("submitted");
    else if (isFailure(saved)) dispatch(saved);
  }, [formRef, endpoint]);

  useEffect(() => void kept.set(keyOf("status"), status), [status]);

  useEffect(() => {
    if (status === "submitting") {
      if (!endpoint) return after(SEND_MS, () => dispatch("sent"));
      const form = formRef.current!;
      const message = { ...messageIn(form), page: pathRef.current };
      // Back on the page, the visitor waits for the pending request: nothing is sent again.
      const answer = (kept.get(keyOf("answer")) ??
        send(endpoint, message)) as ReturnType<typeof send>;
      kept.set(keyOf("answer"), answer);
      void answer.then((outcome) => {
        kept.delete(keyOf("answer"));
        // The visitor may be on another page by now: the form shows the outcome on return.
        if (outcome === "sent") form.reset();
        kept.set(keyOf("status"), outcome === "sent" ? "idle" : outcome);
        dispatch(outcome);
      });
    }
    if (status === "success") {
      formRef.current?.reset();
      return after(SUCCESS_MS, () => dispatch("dismissed"));
    }
  }, [status, endpoint, formRef]);

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
