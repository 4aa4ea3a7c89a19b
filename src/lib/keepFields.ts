type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const allForms = () => [
  ...document.querySelectorAll<HTMLFormElement>("main form"),
];

/**
 * Remembers the forms before hydration. When an extension has inserted an element into the page, React draws the page
 * anew, with empty fields.
 * @returns a function that restores values and focus in forms that were drawn anew
 */
export function keepFields(): () => void {
  const path = location.pathname;
  let before = allForms();
  let focused = document.activeElement;
  document.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
    // After a page change nothing keeps the first page in memory.
    if (location.pathname !== path) before = [];
  });
  return () => {
    const forms = allForms();
    before.forEach((old, index) => {
      const form = forms[index];
      if (old.isConnected || !form) return;
      copyValues(old, form);
      if (old.contains(focused)) copyFocus(focused as Field, form);
    });
    before = forms;
  };
}

/** Copies what the visitor has changed. The other fields may have a value from the address. */
function copyValues(old: HTMLFormElement, form: HTMLFormElement) {
  const unchanged = old.cloneNode(true) as HTMLFormElement;
  unchanged.reset();
  const defaults = new FormData(unchanged);
  for (const [name, value] of new FormData(old)) {
    const field = form.elements.namedItem(name) as Field | RadioNodeList | null;
    if (!field || value === defaults.get(name)) continue;
    field.value = String(value);
    // For what depends on the form, such as a list that is searched.
    form.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function copyFocus(old: Field, form: HTMLFormElement) {
  const field = ([...form.elements] as Field[]).find(
    ({ name, value }) => name === old.name && value === old.value,
  );
  field?.focus({ preventScroll: true });
  if (field && "selectionStart" in old && old.selectionStart !== null)
    (field as typeof old).setSelectionRange(
      old.selectionStart,
      old.selectionEnd,
    );
}
