import { describe, expect, test } from '@jest/globals';
import { fieldErrorsOf } from '#lib/forms/field-schemas';
import {
  ADVERTISER_STEPS,
  advertiserApplicationSchema,
} from '#lib/submissions/fields/advertiser-application';

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

  test('Invalid email format', () => {
    expect(errorsOf({ contactEmail: 'bakery' })).toEqual({ contactEmail: 'Invalid email format' });
  });

  test('the preferred contact method is email unless another is chosen', () => {
    expect(advertiserApplicationSchema.parse(body()).preferredContactMethod).toBe('email');
    expect(errorsOf({ preferredContactMethod: 'pigeon' })).toHaveProperty('preferredContactMethod');
  });

  test('four steps hold every field a person fills in, once', () => {
    expect(ADVERTISER_STEPS.map(({ title }) => title)).toEqual([
      'Business Information',
      'Contact Details',
      'Advertising Goals',
      'Review & Submit',
    ]);
    const asked = ADVERTISER_STEPS.flatMap(({ fields }) => [...fields]);
    const told = ['honeypot', 'formDurationSeconds', 'userAgent', 'submittedAt'];
    expect([...asked, ...told].sort()).toEqual(Object.keys(advertiserApplicationSchema.shape).sort());
  });
});
