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

const hasText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement ||
  (control instanceof HTMLInputElement && /^(text|email|tel|url|search)$/.test(control.type));

/**
 * The texts of a form's fields that are not `known`: browsers and password managers may fill in a field without an
 * event. A field that is not among the known values does not count.
 */
export const unknownTexts = (form: HTMLFormElement, known: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(
    [...form.elements].flatMap((control) => {
      if (!hasText(control) || !Object.hasOwn(known, control.name)) return [];
      const { name, value } = control;
      const text = known[name] ?? '';
      return typeof text === 'string' && text !== value ? [[name, value]] : [];
    }),
  );

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
