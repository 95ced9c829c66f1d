import 'client-only';
import type { FormValues } from './form-values.ts';

/** The values that the fields of a form would submit now, without files. */
export const textsOfForm = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

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
