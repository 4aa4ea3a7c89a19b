type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const allFields = () => [
  ...document.querySelectorAll<Field>(":is(input, textarea, select)[name]"),
];

/**
 * An extension that puts an element into the page before React hydrates it makes React draw the page anew, with empty fields.
 * Called before React hydrates.
 * @returns what gives fields that were drawn anew their values and the focus back
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

/** The field of the page as it is now that has the name of an old one; of radio buttons the one with its value, too. */
const sameField = (old: Field) =>
  allFields().find(
    (field) =>
      field.name === old.name &&
      (field.type !== "radio" || field.value === old.value),
  );

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === "radio" || field.type === "checkbox";

/** Whether a field holds something else than the server's HTML says. */
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
  // What follows from it, such as a list that is searched.
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function copyFocus(old: Field, field: Field) {
  // Who is elsewhere by now stays there.
  if (document.activeElement !== document.body) return;
  field.focus({ preventScroll: true });
  if (old instanceof HTMLSelectElement || old.selectionStart === null) return;
  (field as HTMLInputElement).setSelectionRange(
    old.selectionStart,
    old.selectionEnd,
  );
}
