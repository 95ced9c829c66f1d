import { describe, expect, test } from '@jest/globals';
import {
  bookingFromForm,
  changedBookingFields,
  valuesOfApplication,
  valuesOfBooking,
} from '#lib/submissions/slides/slide-booking';
import { someBooking } from '../../../support/submissions/some-booking.ts';

const TODAY = '2026-11-25';
const read = (changes: Record<string, string> = {}) => bookingFromForm(someBooking(changes), TODAY);

test('a booking is what its form says', () => {
  const found = read();
  expect(found).toEqual({
    booking: {
      title: 'Sample Bakery',
      description: 'Bread before the parade.',
      alt: 'The door of a bakery',
      url: 'https://bakery.example.com/',
      image: '/images/sponsors/shop-front.webp',
      first_day: '2026-11-25',
      last_day: '2026-12-01',
      is_paid: 1,
      advertiser_email: null,
    },
  });
  if ('booking' in found)
    expect(
      bookingFromForm(new URLSearchParams(Object.entries(valuesOfBooking(found.booking))), TODAY),
    ).toEqual(found);
});

describe('The form of a booking says', () => {
  test.each([
    ['title', '  ', 'Title is required'],
    ['title', 'x'.repeat(61), 'Title must be at most 60 characters'],
    ['description', '', 'Description is required'],
    ['alt', '', 'Say what the picture shows'],
    ['url', '', 'Link is required'],
    ['url', 'javascript:alert(1)', 'Enter a web address like https://example.com'],
    ['url', 'ftp://example.bz/', 'Enter a web address like https://example.com'],
    ['image', '', 'Choose a picture'],
    ['firstDay', '2027-02-30', 'First day is required'],
    ['lastDay', 'soon', 'Last day is required'],
    ['lastDay', '2026-11-24', 'The last day must not be before the first'],
    ['lastDay', '2028-01-01', 'A slide runs for at most 366 days'],
  ])('of %s %j: %s', (name, value, sentence) => {
    expect(read({ [name]: value })).toEqual({ fields: { [name]: sentence } });
  });

  test('what is wrong in the order of its fields', () => {
    const found = bookingFromForm(new URLSearchParams({ email: 'nobody' }), TODAY);
    expect('fields' in found && Object.keys(found.fields)).toEqual([
      'firstDay',
      'lastDay',
      'title',
      'description',
      'url',
      'image',
      'alt',
      'email',
    ]);
  });

  test('that days which are over cannot be booked', () => {
    expect(read({ firstDay: '2026-11-01', lastDay: '2026-11-24' })).toEqual({
      fields: { lastDay: 'The last day is over already' },
    });
  });
});

test.each([
  ['without a scheme', 'www.bakery.example.com', 'https://www.bakery.example.com'],
  ['of http', 'http://bakery.example.com/', 'http://bakery.example.com/'],
])('a link %s is taken as a web address', (_, url, taken) => {
  expect(read({ url })).toMatchObject({ booking: { url: taken } });
});

test('a box that is not ticked means that nobody pays', () => {
  const form = someBooking();
  form.delete('paid');
  expect(bookingFromForm(form, TODAY)).toMatchObject({ booking: { is_paid: 0 } });
});

test('the form begins with what the application says of the business, for a week from tomorrow', () => {
  expect(
    valuesOfApplication({ name: 'Sample Bakery', url: 'https://bakery.example.com' }, TODAY),
  ).toMatchObject({
    title: 'Sample Bakery',
    url: 'https://bakery.example.com',
    firstDay: '2026-11-26',
    lastDay: '2026-12-02',
    paid: 'yes',
  });
  expect(valuesOfApplication(undefined, TODAY)).toMatchObject({ title: '', paid: '', mail: '' });
});

test('the history names what a change changes', () => {
  const before = read();
  const after = read({ lastDay: '2026-12-02', title: 'Sample Café' });
  if (!('booking' in before && 'booking' in after)) throw new Error('Both are valid');
  expect(changedBookingFields(before.booking, after.booking)).toEqual(['title', 'lastDay']);
  expect(changedBookingFields(before.booking, before.booking)).toEqual([]);
});
