import { pagePath } from "./paths";

/**
 * What visitors have typed and begun, by the path of its page and the name of a part: "/about#contact". It is there again
 * when they return by a link, Back or Forward. It lasts as long as the tab, and a reload begins anew: nothing is stored.
 */
export const kept = new Map<string, unknown>();

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The element that had the focus last. While React replaces the page, `document.activeElement` is the body. */
let focused: EventTarget | null = null;

const keyOf = (form: HTMLFormElement) =>
  `${pagePath(location.pathname)}#${form.name}`;

const allForms = () =>
  document.querySelectorAll<HTMLFormElement>("main form[name]");

/** Keeps the server's forms before hydration: where an extension has changed the page, React draws it anew. */
export function keepForms() {
  focused = document.activeElement;
  document.addEventListener("focusin", ({ target }) => (focused = target));
  for (const form of allForms()) kept.set(keyOf(form), form);
}

/** For a page whose HTML was put back. */
export const restoreForms = () => allForms().forEach(restoreForm);

/**
 * Copies values and focus of the form that was drawn before, which still has them. From now on this one is kept.
 * @param form has a name
 */
export function restoreForm(form: HTMLFormElement) {
  const old = kept.get(keyOf(form)) as HTMLFormElement | undefined;
  kept.set(keyOf(form), form);
  if (!old || old === form) return;
  const fields = [...form.elements] as Field[];
  for (const [name, value] of new FormData(old))
    (form.elements.namedItem(name) as Field | RadioNodeList).value =
      String(value);
  if (focused instanceof Node && old.contains(focused)) {
    const { name, value } = focused as Field;
    fields
      .find((field) => field.name === name && field.value === value)
      ?.focus({ preventScroll: true });
  }
}

/** For a form whose values are in the address, which may be another page's by now. */
export function forgetForm(form: HTMLFormElement) {
  for (const [key, value] of kept) if (value === form) kept.delete(key);
}
