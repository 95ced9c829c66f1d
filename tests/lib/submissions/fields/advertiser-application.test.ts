import { describe, expect, test } from '@jest/globals';
import {
  ADVERTISER_STEPS,
  APPLICATION_NAMES,
  advertiserApplicationSchema,
} from '#lib/submissions/fields/advertiser-application';
import { fieldErrorsOf } from '#lib/text/field-errors';

const body = (changes: Record<string, unknown> = {}) => ({
  businessName: 'Sample Bakery',
  businessType: 'restaurant-food',
  businessLocation: 'Dangriga',
  contactName: 'Sample Person',
  contactEmail: 'bakery@example.com',
  contactPhone: '501-600-0000',
  advertisingGoals: 'More guests on market days',
  budgetRange: 'under-500',
  campaignTimeline: 'within-30',
  ...changes,
});
const errorsOf = (changes: Record<string, unknown>) => {
  const { error } = advertiserApplicationSchema.safeParse(body(changes));
  return error ? fieldErrorsOf(error) : {};
};

describe('An advertiser’s application', () => {
  test.each([
    ['businessName', 'Business name is required'],
    ['businessType', 'Business type is required'],
    ['businessLocation', 'Business location is required'],
    ['contactName', 'Contact name is required'],
    ['contactEmail', 'Email is required'],
    ['contactPhone', 'Phone number is required'],
    ['advertisingGoals', 'Please describe your advertising goals'],
    ['budgetRange', 'Budget range is required'],
    ['campaignTimeline', 'Campaign timeline is required'],
  ])('without a valid %s is refused with “%s”', (field, sentence) => {
    for (const nothing of ['', ' ', undefined, 5])
      expect(errorsOf({ [field]: nothing })).toEqual({ [field]: sentence });
  });

  test.each([
    ['businessName', 120, 'Business name'],
    ['businessCategory', 100, 'Business category'],
    ['businessLocation', 120, 'Business location'],
    ['businessDescription', 1_000, 'Business description'],
    ['contactName', 100, 'Contact name'],
    ['contactPhone', 40, 'Phone number'],
    ['websiteUrl', 300, 'Website'],
    ['socialMedia', 300, 'Social media'],
    ['advertisingGoals', 1_000, 'Advertising goals'],
  ])('has a %s of at most %d characters', (field, max, name) => {
    const tooLong = `${name} must be at most ${max} characters`;
    expect(errorsOf({ [field]: 'x'.repeat(max) })[field]).not.toBe(tooLong);
    expect(errorsOf({ [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: tooLong });
  });

  test('may have several lines only in its description and its goals', () => {
    const names = Object.keys(advertiserApplicationSchema.shape);
    const texts = names.filter(
      (name) => /^(business|contact|social|advertising)/.test(name) && !/Type/.test(name),
    );
    expect(texts.filter((name) => !errorsOf({ [name]: 'First\nSecond' })[name])).toEqual([
      'businessDescription',
      'advertisingGoals',
    ]);
  });

  test.each([
    ['preferredContactMethod', 'pigeon', 'Choose email, phone or WhatsApp'],
    ['previousAdvertising', 'much', 'Choose one of the answers offered'],
    ['websiteUrl', 'just words', 'Enter a web address like https://example.com'],
  ])('with the %s %j is refused with “%s”', (field, value, sentence) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: sentence });
  });

  test('may come without its optional fields', () => {
    expect(advertiserApplicationSchema.parse(body())).toMatchObject({
      businessCategory: '',
      businessDescription: '',
      websiteUrl: '',
      socialMedia: '',
      previousAdvertising: '',
      honeypot: '',
      formDurationSeconds: 0,
      userAgent: '',
      submittedAt: '',
    });
  });

  test('has its web address completed, and is never refused for invalid data about the browser', () => {
    const given = { websiteUrl: 'bakery.example', formDurationSeconds: 1e9, submittedAt: 'x'.repeat(40) };
    expect(advertiserApplicationSchema.parse(body(given))).toMatchObject({
      ...given,
      websiteUrl: 'https://bakery.example',
    });
    for (const formDurationSeconds of [-1, 1e9 + 1, 'long'])
      expect(
        advertiserApplicationSchema.parse(body({ formDurationSeconds, submittedAt: 'x'.repeat(41) })),
      ).toMatchObject({ formDurationSeconds: 0, submittedAt: '' });
  });

  test('with a malformed address is refused with “Invalid email format”', () => {
    expect(errorsOf({ contactEmail: 'bakery' })).toEqual({ contactEmail: 'Invalid email format' });
  });

  test('prefers to be contacted by email unless another method is chosen', () => {
    expect(advertiserApplicationSchema.parse(body()).preferredContactMethod).toBe('email');
  });

  test('has every field that people fill in once in its four steps', () => {
    expect(ADVERTISER_STEPS.map(({ title }) => title)).toEqual([
      'Business Information',
      'Contact Details',
      'Advertising Goals',
      'Review & Submit',
    ]);
    expect(ADVERTISER_STEPS.at(-1)?.fields).toEqual([]);
    expect(APPLICATION_NAMES).toEqual(ADVERTISER_STEPS.flatMap(({ fields }) => fields));
    const asked = ADVERTISER_STEPS.flatMap(({ fields }) => [...fields]);
    const automatic = ['honeypot', 'formDurationSeconds', 'userAgent', 'submittedAt'];
    expect([...asked, ...automatic].sort()).toEqual(Object.keys(advertiserApplicationSchema.shape).sort());
  });
});
