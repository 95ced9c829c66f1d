import 'client-only';
import type { FormValues } from './form-values.ts';

/** The values that the fields of a form would submit now, without files. */
export const textsOfForm = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** The values that the fields of a form would submit as the server sent them, whatever was typed since. */
export function servedTextsOfForm(form: HTMLFormElement): FormValues {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return textsOfForm(copy);
}

/** Whether two forms would submit the same values, in whatever order their fields are. */
export function haveSameTexts(one: FormValues, other: FormValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/** Restores the values of a form's fields; a checkbox without a value is unchecked, a radio button with the value
 * is chosen. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = values[control.name] !== undefined;
    else if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = control.value === (values[control.name] ?? (control.checked ? control.value : ''));
    else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    )
      control.value = values[control.name] ?? control.value;
  }
}
