import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  EVENT_STEPS,
  eventSubmissionSchema,
  imageAddressesOf,
  MIN_FORM_SECONDS,
  TOO_EARLY,
} from '#lib/submissions/fields/event-submission';
import { fieldErrorsOf } from '#lib/text/field-errors';
import { someSubmissionBody } from '../../../support/submissions/some-submission.ts';

const errorsOf = (changes: Record<string, unknown>) => {
  const { error } = eventSubmissionSchema.safeParse(someSubmissionBody(changes));
  return error ? fieldErrorsOf(error) : {};
};

test.each([null, undefined, 7, 'text', true, [], [null]])(
  'A body that is no event is refused: %j',
  (body) => {
    expect(eventSubmissionSchema.safeParse(body).success).toBe(false);
  },
);

const upload = (name: string) => `/uploads/${name}.webp`;

describe('An event submission', () => {
  test.each([
    ['title', 'Event title is required'],
    ['date', 'Event date is required'],
    ['category', 'Event category is required'],
    ['description', 'Event description is required'],
    ['country', 'Country is required'],
    ['community', 'City/Community is required'],
    ['venueName', 'Venue name is required'],
    ['submitterName', 'Your name is required'],
    ['submitterEmail', 'Your email is required'],
  ])('with an empty %s is refused with “%s”', (field, sentence) => {
    for (const nothing of ['', '   ', '\t\n', null, 7])
      expect(errorsOf({ [field]: nothing })[field]).toBe(sentence);
  });

  test.each([
    ['title', 'Event title is required'],
    ['submitterEmail', 'Your email is required'],
  ])('without %s is refused with “%s”', (field, sentence) => {
    expect(errorsOf({ [field]: undefined })[field]).toBe(sentence);
  });

  test.each([
    ['nineteen characters', 'x'.repeat(19), 'Description must be at least 20 characters'],
    ['twenty characters', 'x'.repeat(20), undefined],
    ['spaces around do not count', ` ${'x'.repeat(19)} `, 'Description must be at least 20 characters'],
    ['five hundred characters', 'x'.repeat(500), undefined],
    ['five hundred accented characters', 'é'.repeat(500), undefined],
    ['accents written as two signs count once', 'e\u0301'.repeat(500), undefined],
    ['five hundred and one', 'x'.repeat(501), 'Description must be at most 500 characters'],
    ['several lines', 'Marimba and food.\n\nBring the family.', undefined],
    ['a control character', `${'x'.repeat(20)}\u0007`, 'Description must not contain control characters'],
    [
      'marks of direction do not count',
      `${'x'.repeat(19)}\u202e`,
      'Description must be at least 20 characters',
    ],
  ])('has a description that is checked for its length and characters: %s', (_, description, sentence) => {
    expect(errorsOf({ description }).description).toBe(sentence);
  });

  test.each([
    ['- 10:00 PM', 'Say when it begins too, or leave the end time empty'],
    ['–10 pm', 'Say when it begins too, or leave the end time empty'],
    ['8 PM - 10 PM', undefined],
    ['–', undefined],
  ])('has hours with a beginning: “%s”, %s', (time, sentence) => {
    expect(errorsOf({ time }).time).toBe(sentence);
  });

  test.each([
    ['2027-02-28', undefined],
    ['2027-02-30', 'Event date must be a day like 2026-11-19'],
    ['12/5/2027', 'Event date must be a day like 2026-11-19'],
    ['tomorrow', 'Event date must be a day like 2026-11-19'],
  ])('has a date in the form of %s: %s', (date, sentence) => {
    expect(errorsOf({ date }).date).toBe(sentence);
  });

  test.each([
    'organiser',
    'organiser@',
    'organiser@village',
    'a b@example.com',
    'a@b.co,c@d.co',
    'A <a@b.co>',
    'a@b.co\nBcc: c@d.co',
    '"a"@b.co',
    'a@b@c.co',
    'a@b.',
  ])('with the email address %j is refused', (submitterEmail) => {
    expect(errorsOf({ submitterEmail }).submitterEmail).toMatch(
      /^(Please enter a valid email address|Email must not contain control characters)$/,
    );
  });

  test.each(['a@b.co', "o'neil+fiesta@example.co.uk", 'josé@correo.bz', `${'a'.repeat(240)}@example.com`])(
    'with the email address %s is accepted',
    (submitterEmail) => {
      expect(errorsOf({ submitterEmail })).toEqual({});
    },
  );

  test.each([
    ['https://example.bz/fiesta', 'https://example.bz/fiesta'],
    ['www.example.bz', 'https://www.example.bz'],
    ['http://example.bz', 'http://example.bz'],
    ['', ''],
  ])('with the web address %j stores %j', (website, stored) => {
    expect(eventSubmissionSchema.parse(someSubmissionBody({ website })).website).toBe(stored);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.bz',
    '//',
    'just words',
    'https://a:b@c.bz',
    'mailto:a@b.co',
  ])('with the web address %j is refused: only http(s) is allowed', (website) => {
    expect(errorsOf({ website }).website).toBe('Enter a web address like https://example.com');
  });

  test.each([
    'https://evil.example/a"onerror=x',
    'http://example.com/a.webp',
    'javascript:alert(1)',
    '/images/events/food.webp',
    '/uploads/../store.db',
    '/uploads/a.svg',
    '//evil.example/a.webp',
  ])('with the cover %j is refused, since our upload issues no such address', (coverImageUrl) => {
    expect(errorsOf({ coverImageUrl }).coverImageUrl).toBe('Images must be uploaded with the form');
  });

  test.each([
    ['title', 150, 'Event title'],
    ['time', 60, 'Event time'],
    ['country', 60, 'Country'],
    ['community', 80, 'City/Community'],
    ['venueName', 120, 'Venue name'],
    ['coverImageAlt', 200, 'Image description'],
    ['website', 300, 'Website'],
    ['submitterName', 100, 'Your name'],
    ['submitterPhone', 40, 'Phone'],
    ['price', 40, 'Price'],
  ])('has a %s of at most %d characters in one line', (field, max, name) => {
    const tooLong = `${name} must be at most ${max} characters`;
    expect(errorsOf({ [field]: 'x'.repeat(max) })[field]).not.toBe(tooLong);
    expect(errorsOf({ [field]: 'x'.repeat(max + 1) })[field]).toBe(tooLong);
    expect(errorsOf({ [field]: 'a\nb' })[field]).toBe(`${name} must not contain control characters`);
  });

  test.each([
    ['time', 7, 'Event time must be text'],
    ['submitterPhone', 7, 'Phone must be text'],
    ['coverImageAlt', 7, 'Image description must be text'],
    ['isAllDay', 'yes', 'All day must be yes or no'],
    ['category', 'rave', 'Event category is required'],
    ['cost', 'cheap', 'Cost must be free, paid or tbd'],
    ['price', 7, 'Price must be text'],
    ['currency', 'Euro', 'Choose a currency from the list'],
    ['district', 'Petén', 'Choose one of the six districts'],
    ['placeId', 'short', 'This is not a place id'],
    ['placeId', 'ChIJ a place', 'This is not a place id'],
    ['placeId', ' ChIJsample_place', 'This is not a place id'],
    ['placeId', 'ChIJsample_place ', 'This is not a place id'],
    ['placeId', 'x'.repeat(301), 'This is not a place id'],
    ['date', 'Saturday, 5 December 2027', 'Event date must be a day like 2026-11-19'],
    ['date', '12/5/2027', 'Event date must be a day like 2026-11-19'],
    ['endDate', 'the Sunday after', 'Last day must be a day like 2026-11-19'],
    ['submitterEmail', 'organiser', 'Please enter a valid email address'],
  ])('with the %s %j is refused with “%s”', (field, value, sentence) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: sentence });
  });

  test.each([
    ['district', 'Stann Creek'],
    ['district', ''],
    ['placeId', 'ChIJsample_place-0'],
    ['placeId', 'x'.repeat(10)],
    ['placeId', 'x'.repeat(300)],
    ['placeId', ''],
    ['isAllDay', true],
    ['cost', 'tbd'],
    ['coverImageUrl', ''],
    ['coverImageUrl', upload('a-b_C9')],
    ['coverImageUrl', 'https://images.example/a.webp'],
  ])('with the %s %j is accepted unchanged', (field, value) => {
    expect(eventSubmissionSchema.parse(someSubmissionBody({ [field]: value }))).toHaveProperty(field, value);
  });

  test.each([
    ['no text', 7, 'An image address must be text'],
    ['a long text', `https://${'x'.repeat(500)}`, 'An image address must be at most 500 characters'],
    ['an address with words around it', `see ${upload('a')}`, 'Images must be uploaded with the form'],
    ['an address that goes on', `${upload('a')}/more`, 'Images must be uploaded with the form'],
  ])('with %s as an additional image is refused', (_, url, sentence) => {
    expect(errorsOf({ additionalImageUrls: [upload('a'), url] })).toEqual({
      'additionalImageUrls.1': sentence,
    });
  });

  test('has image addresses of at most 500 characters', () => {
    const url = `https://images.example/${'x'.repeat(500 - 'https://images.example/'.length)}`;
    expect(errorsOf({ additionalImageUrls: [url] })).toEqual({});
    expect(errorsOf({ additionalImageUrls: [`${url}x`] })).toEqual({
      'additionalImageUrls.0': 'An image address must be at most 500 characters',
    });
  });

  test('has alternative texts for at most four additional images, of at most 200 characters each', () => {
    const words = ['', 'Dancers', 'x'.repeat(200), 'Drums'];
    expect(errorsOf({ additionalImageAlts: words })).toEqual({});
    expect(errorsOf({ additionalImageAlts: [...words, ''] })).toHaveProperty('additionalImageAlts');
    expect(errorsOf({ additionalImageAlts: ['x'.repeat(201)] })).toEqual({
      'additionalImageAlts.0': 'Image description must be at most 200 characters',
    });
  });

  test('with five additional images is refused with “You can only upload up to 4 additional images”', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map(upload);
    expect(errorsOf({ additionalImageUrls: five.slice(0, 4) })).toEqual({});
    expect(errorsOf({ additionalImageUrls: five }).additionalImageUrls).toBe(
      'You can only upload up to 4 additional images',
    );
  });

  test('is in Belize and free by default, and may come without its optional fields', () => {
    const {
      cost: _cost,
      country: _country,
      time: _time,
      district: _district,
      submitterPhone: _phone,
      isAllDay: _day,
      ...least
    } = someSubmissionBody();
    expect(eventSubmissionSchema.parse(least)).toMatchObject({
      cost: 'free',
      price: '',
      currency: '',
      country: 'Belize',
      district: '',
      time: '',
      isAllDay: false,
      placeId: '',
      coverImageUrl: '',
      coverImageAlt: '',
      website: '',
      additionalImageUrls: [],
      additionalImageAlts: [],
      submitterPhone: '',
      honeypot: '',
      formDuration: 0,
      timestamp: '',
      userAgent: '',
    });
  });

  test('is never refused for invalid data about the browser', () => {
    const automatic = { formDuration: 'long', timestamp: 7, userAgent: 'x'.repeat(3_000) };
    const parsed = eventSubmissionSchema.parse(someSubmissionBody(automatic));
    expect(parsed).toMatchObject({ formDuration: 0, timestamp: '' });
    expect(parsed.userAgent).toHaveLength(300);
    for (const formDuration of [-1, 1e12 + 1])
      expect(eventSubmissionSchema.parse(someSubmissionBody({ formDuration })).formDuration).toBe(0);
    const most = { formDuration: 1e12, timestamp: 'x'.repeat(40) };
    expect(eventSubmissionSchema.parse(someSubmissionBody(most))).toMatchObject(most);
    expect(eventSubmissionSchema.parse(someSubmissionBody({ timestamp: 'x'.repeat(41) })).timestamp).toBe('');
  });

  test('loses unknown fields, and no field reaches the prototype of an object', () => {
    const body: unknown = JSON.parse(
      JSON.stringify(someSubmissionBody({ status: 'approved' })).replace(
        '{',
        '{"__proto__":{"status":"approved"},',
      ),
    );
    const parsed = eventSubmissionSchema.parse(body);
    expect(parsed).not.toHaveProperty('status');
  });

  test('with any value in any field is valid or refused with a message, and never throws', () => {
    const fields = Object.keys(eventSubmissionSchema.shape);
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.anything({ withBigInt: true }), (field, value) => {
        for (const sentence of Object.values(errorsOf({ [field]: value }))) expect(sentence).toMatch(/\w/);
      }),
    );
  });

  test('has every field that people fill in once in its five steps', () => {
    expect(EVENT_STEPS.map(({ title }) => title)).toEqual([
      'Event Details',
      'Location',
      'Contact Info',
      'Images & Media',
      'Review & Submit',
    ]);
    const asked = EVENT_STEPS.flatMap(({ fields }) => [...fields]);
    const automatic = ['honeypot', 'formDuration', 'timestamp', 'userAgent'];
    expect([...asked, ...automatic].sort()).toEqual(Object.keys(eventSubmissionSchema.shape).sort());
  });
});

test('a form that is sent within 15 seconds is refused with a sentence that says so', () => {
  expect(MIN_FORM_SECONDS).toBe(15);
  expect(TOO_EARLY).toBe(
    'That was very quick. To keep robots out, nothing is accepted in the first 15 seconds. Check your event once more, then send it again.',
  );
});

test('the addresses of an event’s images are those it has, the cover first', () => {
  const [cover, other] = [upload('a'), upload('b')];
  expect(imageAddressesOf({ coverImageUrl: cover, additionalImageUrls: [other] })).toEqual([cover, other]);
  expect(imageAddressesOf({ coverImageUrl: '', additionalImageUrls: [other] })).toEqual([other]);
});
