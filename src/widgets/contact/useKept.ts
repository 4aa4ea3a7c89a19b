import { type RefObject, useLayoutEffect, useRef } from "react";
import { memory } from "../../lib/memory";
import { pagePath } from "../../lib/paths";
import { mayHaveArrived, type Status } from "./state";

/** Values of the fields by their names, and the state of the form when it was left. */
type Kept = { values: Record<string, string>; status: Status };

const keyOf = (path: string) => `${path}#contact`;

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input, textarea",
  ),
];

/**
 * Keeps what was typed when the visitor leaves the page, and writes it into the fields on return.
 * @param onUnsure called on return to a message that was being sent, or may have arrived
 * @returns a ref of the page's path
 */
export function useKept(
  formRef: RefObject<HTMLFormElement | null>,
  status: Status,
  onUnsure: () => void,
) {
  const pathRef = useRef("");
  const onUnsureRef = useRef(onUnsure);

  useLayoutEffect(() => {
    // Not later: the address may be another page's by then, which is still on its way.
    pathRef.current = pagePath(location.pathname);
    const kept = memory.get(keyOf(pathRef.current)) as Kept | undefined;
    if (!kept) return;
    for (const field of fieldsOf(formRef.current!))
      field.value = kept.values[field.name] ?? "";
    if (mayHaveArrived(kept.status)) onUnsureRef.current();
  }, [formRef]);

  useLayoutEffect(() => {
    const fields = fieldsOf(formRef.current!);
    return () => {
      const values = Object.fromEntries(
        fields.map(({ name, value }) => [name, value]),
      );
      const kept: Kept = { values, status };
      memory.set(keyOf(pathRef.current), kept);
    };
  }, [formRef, status]);

  return pathRef;
}
