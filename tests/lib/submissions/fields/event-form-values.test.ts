import {
  eventFormSchema,
  eventFormValues,
  hasAnswers,
  submissionOf,
} from '#lib/submissions/fields/event-form-values';
import { fieldErrorsOf } from '#lib/text/field-errors';
import { someSubmissionBody } from '../../../support/submissions/some-submission.ts';

test('an empty event form has the country Belize and free admission', () => {
  expect(eventFormValues()).toMatchObject({ title: '', country: 'Belize', cost: 'free', isAllDay: false });
});

test('values of a stored draft that no longer fit are reset, all others are restored', () => {
  const values = eventFormValues({
    title: 'Fiesta',
    category: 'rave',
    isAllDay: 'yes',
    additionalImageUrls: 7,
  });
  expect(values).toMatchObject({ title: 'Fiesta', isAllDay: false, additionalImageUrls: [] });
  expect(values.category).toBeUndefined();
});

test('every field of a stored draft is restored, or reset where its value no longer fits', () => {
  const stored = {
    title: 'Fiesta',
    date: '2027-12-05',
    endDate: '2027-12-07',
    moreDates: ['2027-12-12'],
    time: '19:30',
    isAllDay: true,
    category: 'food',
    description: 'Food.',
    cost: 'paid',
    price: '300',
    currency: 'MXN',
    country: 'Mexico',
    district: 'Toledo',
    community: 'Chetumal',
    venueName: 'Park',
    timeZone: 'America/Cancun',
    placeId: 'ChIJsample_place-0',
    coverImageUrl: '/uploads/a.webp',
    coverImageAlt: 'Drums',
    additionalImageUrls: ['/uploads/b.webp'],
    additionalImageAlts: ['Dancers'],
    website: 'fiesta.example',
    submitterName: 'Ana',
    submitterEmail: 'ana@example.com',
    submitterPhone: '622-1234',
    endTime: '22:00',
    otherDay: '2027-12-06',
    otherStart: '10:00',
    otherEnd: '14:00',
    days: 'dates',
    until: '2027-12-19',
    listedDates: ['2027-12-12', '2027-12-19'],
    typedDate: '2027-12-24',
    isHourUnknown: true,
    isTimeWritten: true,
    writtenTime: 'Sunrise',
    terms: true,
    unsentCovers: 1,
    unsentImages: 2,
    failedCovers: 1,
    failedImages: 1,
    unsentWords: { a: 'b' },
  };
  expect(eventFormValues(stored)).toEqual(stored);
  const wrong = Object.fromEntries(Object.keys(stored).map((name) => [name, -1]));
  expect(eventFormValues(wrong)).toEqual(eventFormValues());
  expect(eventFormValues()).toEqual({
    ...Object.fromEntries(
      Object.entries(stored).flatMap(([name, value]) => (typeof value === 'string' ? [[name, '']] : [])),
    ),
    isAllDay: false,
    category: undefined,
    cost: 'free',
    country: 'Belize',
    additionalImageUrls: [],
    additionalImageAlts: [],
    days: 'one',
    moreDates: [],
    listedDates: [],
    isHourUnknown: false,
    isTimeWritten: false,
    terms: false,
    unsentCovers: 0,
    unsentImages: 0,
    failedCovers: 0,
    failedImages: 0,
    unsentWords: undefined,
  });
});

describe('The form of an event', () => {
  const errorsOf = (changes: Record<string, unknown>) => {
    const { error } = eventFormSchema.safeParse(someSubmissionBody(changes));
    return error ? fieldErrorsOf(error) : {};
  };

  test('is valid without the fields that only the form has', () => {
    expect(errorsOf({})).toEqual({});
    expect(eventFormSchema.parse(someSubmissionBody())).toMatchObject({
      endTime: '',
      terms: false,
      unsentCovers: 0,
      unsentImages: 0,
    });
  });

  test('is not valid before all chosen images are uploaded', () => {
    expect(errorsOf({ unsentCovers: 1 })).toEqual({
      coverImageUrl: 'Wait until the cover image is uploaded, or remove it',
    });
    expect(errorsOf({ unsentImages: 1 })).toEqual({
      additionalImageUrls: 'Wait until all images are uploaded, or remove those that are not',
    });
  });

  test('never asks to wait for an image that has failed', () => {
    expect(errorsOf({ unsentCovers: 1, failedCovers: 1, unsentImages: 2, failedImages: 1 })).toEqual({
      coverImageUrl: 'The cover image could not be uploaded. Try again, choose another one, or remove it',
      additionalImageUrls: 'Some images could not be uploaded. Try again, or remove them',
    });
  });

  test('counts images in whole numbers from zero', () => {
    expect(Object.keys(errorsOf({ unsentCovers: -1, unsentImages: 0.5 }))).toEqual([
      'unsentCovers',
      'unsentImages',
    ]);
  });
});

test.each([
  [{}, false],
  [{ country: '' }, false],
  [{ title: 'F' }, true],
  [{ isAllDay: true }, true],
])('whether the event form with %j has answers is %s', (draft, expected) => {
  expect(hasAnswers(draft)).toBe(expected);
});

test('an event form is sent with its hours in words, none for a whole day, and without the fields that only the form has', () => {
  const values = {
    ...eventFormValues({ time: '19:30', endTime: '22:00', terms: true }),
    category: 'food' as const,
  };
  expect(submissionOf(values)).toMatchObject({ time: '7:30 PM - 10 PM' });
  expect(submissionOf({ ...values, isAllDay: true })).toMatchObject({ time: '' });
  for (const unknown of [
    { time: undefined, endTime: '' },
    { time: '', endTime: '' },
    { isHourUnknown: true },
  ])
    expect(submissionOf({ ...values, ...unknown })).toMatchObject({ time: 'Hours to be confirmed' });
  // Not left out: its rule asks for the beginning.
  expect(submissionOf({ ...values, time: '' })).toMatchObject({ time: '- 10 PM' });
  for (const name of [
    'terms',
    'days',
    'until',
    'listedDates',
    'typedDate',
    'endTime',
    'otherDay',
    'otherStart',
    'otherEnd',
    'isHourUnknown',
    'isTimeWritten',
    'writtenTime',
    'unsentCovers',
    'unsentImages',
    'failedCovers',
    'failedImages',
    'unsentWords',
  ])
    expect(submissionOf(values)).not.toHaveProperty(name);
});
