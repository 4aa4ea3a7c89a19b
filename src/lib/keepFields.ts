type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const allFields = () => [
  ...document.querySelectorAll<Field>(":is(input, textarea, select)[name]"),
];

/**
 * Remembers the fields before hydration. When an extension has inserted an element into the page, React draws the page
 * anew, with empty fields.
 * @returns a function that restores values and focus of fields that were drawn anew
 */
export function keepFields(): () => void {
  let before = allFields();
  let focused = document.activeElement;
  document.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  return () => {
    for (const old of before) {
      const field = old.isConnected ? null : sameField(old);
      if (!field) continue;
      if (wasChanged(old)) copyValue(old, field);
      if (old === focused) copyFocus(old, field);
    }
    before = allFields();
  };
}

/** The current field with the name of an old one; for a radio button also with its value. */
const sameField = (old: Field) =>
  allFields().find(
    (field) =>
      field.name === old.name &&
      (field.type !== "radio" || field.value === old.value),
  );

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === "radio" || field.type === "checkbox";

/** Whether the value of a field differs from the server's HTML. */
function wasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const byDefault = [...field.options].find(
      ({ defaultSelected }) => defaultSelected,
    );
    return field.value !== (byDefault ?? field.options[0])?.value;
  }
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function copyValue(old: Field, field: Field) {
  if (isChoice(old)) (field as HTMLInputElement).checked = old.checked;
  else field.value = old.value;
  // For what depends on the field, such as a list that is searched.
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function copyFocus(old: Field, field: Field) {
  // Not if the visitor has moved the focus elsewhere.
  if (document.activeElement !== document.body) return;
  field.focus({ preventScroll: true });
  if (old instanceof HTMLSelectElement || old.selectionStart === null) return;
  (field as HTMLInputElement).setSelectionRange(
    old.selectionStart,
    old.selectionEnd,
  );
}
