import { keepFields } from "../../src/lib/keepFields";

// With React and with what extensions add: browser/contact.

const field = () => document.querySelector("input")!;
const elsewhere = () =>
  document.querySelector<HTMLButtonElement>("body > button")!;
const draw = () =>
  (document.body.innerHTML = `<main><form><input name="name"><button>Send</button></form></main><button>Elsewhere</button>`);

test("each time the page is drawn anew a field keeps its text, its focus and its cursor", () => {
  draw();
  const restore = keepFields();
  for (const text of ["Asha", "Asha Rao"]) {
    field().value = text;
    field().focus();
    field().setSelectionRange(2, 2);
    draw();
    restore();
    expect(field()).toHaveValue(text);
    expect(field()).toHaveFocus();
    expect(field().selectionStart).toBe(2);
  }
  draw();
  elsewhere().focus();
  restore();
  expect(field()).toHaveValue("Asha Rao");
  expect(elsewhere()).toHaveFocus();
});
