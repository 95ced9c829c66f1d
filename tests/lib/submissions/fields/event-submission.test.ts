import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fieldErrorsOf } from '#lib/forms/field-schemas';
import { EVENT_STEPS, eventSubmissionSchema } from '#lib/submissions/fields/event-submission';
import { someSubmissionBody } from '../../../support/submissions/some-submission.ts';

const errorsOf = (changes: Record<string, unknown>) => {
  const { error } = eventSubmissionSchema.safeParse(someSubmissionBody(changes));
  return error ? fieldErrorsOf(error) : {};
};
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
  ])('%s required: “%s”', (field, sentence) => {
    for (const nothing of ['', '   ', '\t\n', null, 7])
      expect(errorsOf({ [field]: nothing })[field]).toBe(sentence);
  });

  test.each([
    ['title', 'Event title is required'],
    ['submitterEmail', 'Your email is required'],
  ])('%s missing altogether: “%s”', (field, sentence) => {
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
      'text that turns its direction',
      `${'x'.repeat(20)}\u202e`,
      'Description must not contain control characters',
    ],
  ])('description: %s', (_, description, sentence) => {
    expect(errorsOf({ description }).description).toBe(sentence);
  });

  test.each([
    ['2027-02-28', undefined],
    ['2027-02-30', 'Event date must be a day like 2026-11-19'],
    ['12/5/2027', 'Event date must be a day like 2026-11-19'],
    ['tomorrow', 'Event date must be a day like 2026-11-19'],
  ])('date %s', (date, sentence) => {
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
  ])('%j is no email address', (submitterEmail) => {
    expect(errorsOf({ submitterEmail }).submitterEmail).toMatch(
      /^(Please enter a valid email address|Email must not contain control characters)$/,
    );
  });

  test.each(['a@b.co', "o'neil+fiesta@example.co.uk", 'josé@correo.bz', `${'a'.repeat(240)}@example.com`])(
    '%s is an email address',
    (submitterEmail) => {
      expect(errorsOf({ submitterEmail })).toEqual({});
    },
  );

  test.each([
    ['https://example.bz/fiesta', 'https://example.bz/fiesta'],
    ['www.example.bz', 'https://www.example.bz'],
    ['http://example.bz', 'http://example.bz'],
    ['', ''],
  ])('website %j is kept as %j', (website, kept) => {
    expect(eventSubmissionSchema.parse(someSubmissionBody({ website })).website).toBe(kept);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.bz',
    '//',
    'just words',
    'https://a:b@c.bz',
    'mailto:a@b.co',
  ])('website %j is refused: http(s) only', (website) => {
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
  ])('cover %j is not an address our upload answers with', (coverImageUrl) => {
    expect(errorsOf({ coverImageUrl }).coverImageUrl).toBe('Images must be uploaded with the form');
  });

  test('You can only upload up to 4 additional images', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map(upload);
    expect(errorsOf({ additionalImageUrls: five.slice(0, 4) })).toEqual({});
    expect(errorsOf({ additionalImageUrls: five }).additionalImageUrls).toBe(
      'You can only upload up to 4 additional images',
    );
  });

  test('the defaults are Belize and free; everything optional may be missing', () => {
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
      country: 'Belize',
      district: '',
      time: '',
      isAllDay: false,
      website: '',
      additionalImageUrls: [],
      honeypot: '',
    });
  });

  test('what a browser says of itself never stops a submission', () => {
    const told = { formDuration: 'long', timestamp: 7, userAgent: 'x'.repeat(3_000) };
    const parsed = eventSubmissionSchema.parse(someSubmissionBody(told));
    expect(parsed).toMatchObject({ formDuration: 0, timestamp: '' });
    expect(parsed.userAgent).toHaveLength(300);
  });

  test('unknown fields are dropped, and no field reaches an object’s prototype', () => {
    const body: unknown = JSON.parse(
      JSON.stringify(someSubmissionBody({ status: 'approved' })).replace(
        '{',
        '{"__proto__":{"status":"approved"},',
      ),
    );
    const parsed = eventSubmissionSchema.parse(body);
    expect(parsed).not.toHaveProperty('status');
  });

  test('any value in any field gives a submission or a sentence, never an exception', () => {
    const fields = Object.keys(eventSubmissionSchema.shape);
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.anything({ withBigInt: true }), (field, value) => {
        for (const sentence of Object.values(errorsOf({ [field]: value }))) expect(sentence).toMatch(/\w/);
      }),
    );
  });

  test('five steps hold every field a person fills in, once', () => {
    expect(EVENT_STEPS.map(({ title }) => title)).toEqual([
      'Event Details',
      'Location',
      'Contact Info',
      'Images & Media',
      'Review & Submit',
    ]);
    const asked = EVENT_STEPS.flatMap(({ fields }) => [...fields]);
    const told = ['honeypot', 'formDuration', 'timestamp', 'userAgent'];
    expect([...asked, ...told].sort()).toEqual(Object.keys(eventSubmissionSchema.shape).sort());
  });
});
