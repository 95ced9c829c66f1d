import { describe, expect, test } from '@jest/globals';
import { contactMessageSchema } from '#lib/submissions/fields/contact-message';
import { fieldErrorsOf } from '#lib/text/field-errors';

const body = { name: 'Sample', email: 'a@example.com', phone: '', subject: 'Hello', message: 'Ten or more' };
const errorsOf = (changes: Record<string, unknown>) => {
  const { error } = contactMessageSchema.safeParse({ ...body, ...changes });
  return error ? fieldErrorsOf(error) : {};
};

describe('A contact message', () => {
  test.each([
    ['name', '', 'Name is required'],
    ['email', '', 'Email is required'],
    ['email', 'somebody', 'Please enter a valid email address'],
    ['subject', '', 'Subject is required'],
    ['message', '', 'Message is required'],
    ['message', '123456789', 'Message must be at least 10 characters long'],
    ['phone', 'call me', 'Please enter a valid phone number (e.g. +501-123-4567)'],
    ['phone', '501-ABC-1234567', 'Please enter a valid phone number (e.g. +501-123-4567)'],
    ['phone', '123456', 'Please enter a valid phone number (e.g. +501-123-4567)'],
    ['phone', '12+34567890', 'Please enter a valid phone number (e.g. +501-123-4567)'],
  ])('with the %s %j is refused with “%s”', (field, value, sentence) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: sentence });
  });

  test.each([
    ['name', 100, 'Name'],
    ['phone', 40, 'Phone'],
    ['subject', 150, 'Subject'],
    ['message', 4_000, 'Message'],
  ])('with a %s of more than %d characters is refused', (field, max, name) => {
    expect(errorsOf({ [field]: '1'.repeat(max) })).toEqual({});
    expect(errorsOf({ [field]: '1'.repeat(max + 1) })).toEqual({
      [field]: `${name} must be at most ${max} characters`,
    });
  });

  test('has several lines only in its text, and at least ten characters there', () => {
    expect(errorsOf({ message: '1234\n67890' })).toEqual({});
    for (const field of ['name', 'phone', 'subject'])
      expect(Object.keys(errorsOf({ [field]: 'First\nSecond' }))).toEqual([field]);
  });

  test('may come without a phone number and a honeypot', () => {
    const { phone: _, ...least } = body;
    expect(contactMessageSchema.parse(least)).toMatchObject({ phone: '', honeypot: '' });
  });

  test.each(['', '1234567', '+501-123-4567', '(501) 123.4567', '+44 20 7946 0000'])(
    'with the phone number %j is accepted: at least 7 digits with optional plus, spaces, dashes, dots and brackets',
    (phone) => {
      expect(errorsOf({ phone })).toEqual({});
    },
  );

  test.each([
    ['an iPhone', '\u202a+501 600\u20110003\u202c', '+501 600-0003'],
    ['a web page with en dashes', '501–600–0003', '501-600-0003'],
    ['a table with a minus sign', '501\u2212600\u22120003', '501-600-0003'],
  ])('with a phone number copied from %s has it as it was meant', (_, phone, meant) => {
    expect(contactMessageSchema.parse({ ...body, phone }).phone).toBe(meant);
  });

  test('with a subject of two lines is refused, since a mail would read the second as a header', () => {
    expect(errorsOf({ subject: 'Hello\r\nBcc: everybody@example.com' })).toHaveProperty('subject');
  });
});
