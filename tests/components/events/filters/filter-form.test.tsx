import { filtersFromForm, writeFilters } from '#components/events/filters/filter-form.ts';
import type { EventFilters } from '#lib/events/event-filters';

/** A form as the filter bar has it, with one field of each kind. */
function formWith(filters: EventFilters): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `
    <input name="q">
    ${['', 'today', 'tonight', 'weekend'].map((value) => `<input type="radio" name="when" value="${value}">`).join('')}
    <input type="checkbox" name="cost" value="free">`;
  writeFilters(form, filters);
  return form;
}

function press(form: HTMLFormElement, value: string) {
  const field = form.querySelector<HTMLInputElement>(`[value="${value}"]`);
  if (!field) throw new Error(value);
  field.click();
}

const TONIGHT = { when: 'today', hours: { after: 1020, before: 1440 } } as const;

test('“Tonight” is today from 5 PM on', () => {
  const form = formWith({ q: 'drums' });
  press(form, 'tonight');
  expect(filtersFromForm(form, { q: 'drums' })).toMatchObject({ q: 'drums', ...TONIGHT });
});

test.each([
  ['tonight', { q: '', ...TONIGHT }],
  ['today', { q: '', when: 'today' }],
  ['', { q: 'drums' }],
  [undefined, { q: '', from: '2026-12-24' }],
] as const)('the chip “%s” is chosen for its filters', (value, filters) => {
  const form = formWith(filters);
  expect(form.querySelector<HTMLInputElement>('[name="when"]:checked')?.value).toBe(value);
});

test('another time replaces the hours of tonight', () => {
  const filters = { q: '', ...TONIGHT };
  const form = formWith(filters);
  press(form, 'weekend');
  expect(filtersFromForm(form, filters)).toEqual({ q: '', when: 'weekend', month: undefined });
});

test('other choices keep days and hours that the form does not have', () => {
  const filters = { q: '', from: '2026-12-24', hours: { after: 600, before: 720 } } as const;
  const form = formWith(filters);
  press(form, 'free');
  expect(filtersFromForm(form, filters)).toMatchObject({ ...filters, cost: 'free' });
});

test('“Free” is taken back by a second press, and another price stays', () => {
  const form = formWith({ q: '', cost: 'free' });
  press(form, 'free');
  expect(filtersFromForm(form, { q: '', cost: 'free' })).not.toHaveProperty('cost');
  expect(filtersFromForm(formWith({ q: '', cost: 20 }), { q: '', cost: 20 })).toMatchObject({ cost: 20 });
});
