import { fireEvent, screen } from '@testing-library/react';
import { MoveForm } from '#components/status/move-form';
import type { FormValues } from '#lib/forms/form-values';
import { hydrate, serve } from '../../../support/jsdom/hydrate.ts';

const HELD: FormValues = {
  days: 'one',
  date: '2027-12-05',
  venueName: 'Football Field',
  community: 'Belmopan',
  country: 'Belize',
  hours: 'hours',
  start: '19:00',
  end: '',
};
const IN_MIAMI: FormValues = { ...HELD, community: 'Miami', country: 'United States' };

const form = (values: FormValues) => (
  <MoveForm token="token" version={1} values={values} errors={{ date: 'Event date is required' }} />
);
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
/** Types as a visitor does while nothing listens. */
const type = (label: string | RegExp, value: string) => {
  field(label).value = value;
};

beforeEach(() => sessionStorage.clear());

test('a date and an hour that were typed before hydration stay', async () => {
  const place = serve(form({ ...HELD, date: '' }));
  type('Event date', '2027-12-12');
  type(/^Start time/, '20:30');
  expect(await hydrate(place, form({ ...HELD, date: '' }))).toEqual([]);
  expect(field('Event date')).toHaveValue('2027-12-12');
  expect(field(/^Start time/)).toHaveValue('20:30');
});

test('“Several dates” and dates that were chosen before hydration stay', async () => {
  const place = serve(form(HELD));
  field('Several dates').checked = true;
  const [added] = place.querySelectorAll<HTMLInputElement>('[name^="addedDate."]');
  if (added) added.value = '2027-12-19';
  await hydrate(place, form(HELD));
  expect(field('Several dates')).toBeChecked();
  expect(field(/19 Dec/)).toBeChecked();
});

test('what was typed before hydration is kept for a reload', async () => {
  const place = serve(form(HELD));
  type('Event date', '2027-12-12');
  await hydrate(place, form(HELD));
  expect(sessionStorage.getItem('status-form')).toContain('2027-12-12');
});

test('a form in which nothing was typed keeps nothing', async () => {
  await hydrate(serve(form(HELD)), form(HELD));
  expect(sessionStorage.getItem('status-form')).toBeNull();
});

test('a time zone that was chosen before hydration stays, and goes with its country', async () => {
  const place = serve(form(IN_MIAMI));
  type(/^Time zone/, 'America/New_York');
  await hydrate(place, form(IN_MIAMI));
  expect(field(/^Time zone/)).toHaveValue('America/New_York');
  fireEvent.input(field('Country'), { target: { value: 'Mexico' } });
  expect(field(/^Time zone/)).toHaveValue('');
});
