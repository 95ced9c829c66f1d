/**
 * What a visitor has done with a part of the page, to be done again to an equal part in its place.
 * Decision 82 says why.
 */
export type Use = { restore: (place: Element) => void };

const FOCUSABLE = 'a[href], button, input, select, summary, textarea, [tabindex]';

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (place: Element) => place.querySelectorAll<Field>('input, select');

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

const isUntouched = (field: Field) =>
  field instanceof HTMLSelectElement ? field.selectedIndex <= 0 : field.value === field.defaultValue;

/** Sets the value of a field so that React's handlers run, as if the visitor had typed or chosen it. */
function fill(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Reads what is typed, chosen, focused and scrolled sideways in a part of the page, and which button was pressed. */
export function captureUse(place: Element, button?: Element): Use {
  const controls: Element[] = [...place.querySelectorAll(FOCUSABLE)];
  const focused = document.activeElement ? controls.indexOf(document.activeElement) : -1;
  const pressed = button ? controls.indexOf(button) : -1;
  const scrolled = [...place.querySelectorAll('*')].flatMap(({ scrollLeft }, index) =>
    scrollLeft === 0 ? [] : [{ index, scrollLeft }],
  );
  const fields = [...fieldsOf(place)].map((field) => ({
    value: isChoice(field) || isUntouched(field) ? undefined : field.value,
    isChosen: isChoice(field) && field.checked && !field.defaultChecked,
  }));
  return {
    restore(next) {
      const elements = next.querySelectorAll('*');
      for (const { index, scrollLeft } of scrolled) elements[index]?.scrollTo({ left: scrollLeft });
      fieldsOf(next).forEach((field, index) => {
        const { value, isChosen } = fields[index] ?? {};
        if (value !== undefined) fill(field, value);
        if (isChosen && isChoice(field) && !field.checked) field.click();
      });
      const nextControls = next.querySelectorAll<HTMLElement>(FOCUSABLE);
      nextControls[focused]?.focus({ preventScroll: true });
      nextControls[pressed]?.click();
    },
  };
}
