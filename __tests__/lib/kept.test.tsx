// Specification: 5.4, 5.8
import { keepForms, restoreForm, restoreForms } from "../../src/lib/kept";

const form = () => document.querySelector<HTMLFormElement>("main form")!;
const field = () => document.querySelector("input")!;
const draw = () =>
  (document.body.innerHTML = `<main><form name="letter"><input name="name"><button>Send</button></form></main><button>Elsewhere</button>`);

test("each time a form is drawn anew it has its texts, and the focus", () => {
  draw();
  keepForms();
  for (const [text, restore] of [
    ["Asha", () => restoreForm(form())],
    ["Asha Rao", restoreForms],
  ] as const) {
    field().value = text;
    field().focus();
    draw();
    restore();
    expect(field()).toHaveValue(text);
    expect(field()).toHaveFocus();
  }
  document.querySelector<HTMLElement>("body > button")!.focus();
  const elsewhere = document.activeElement!;
  form().replaceWith(form().cloneNode(true));
  restoreForms();
  expect(field()).toHaveValue("Asha Rao");
  expect(elsewhere).toHaveFocus();
});
