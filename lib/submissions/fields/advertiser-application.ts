import { z } from 'zod';
import {
  choiceField,
  emailField,
  honeypotField,
  textField,
  userAgentField,
  webAddressField,
} from '#lib/forms/field-schemas';

export const BUSINESS_TYPE_LABELS = {
  'restaurant-food': 'Restaurant & Food',
  'retail-shopping': 'Retail & Shopping',
  'services-professional': 'Professional Services',
  'entertainment-events': 'Entertainment & Events',
  'tourism-travel': 'Tourism & Travel',
  'technology-digital': 'Technology & Digital',
  'health-wellness': 'Health & Wellness',
  'education-training': 'Education & Training',
  'real-estate': 'Real Estate',
  'financial-services': 'Financial Services',
  'nonprofit-community': 'Nonprofit & Community',
  other: 'Other',
} as const;

export const BUDGET_LABELS = {
  'under-500': 'Under $500 per month',
  '500-1000': '$500-$1,000 per month',
  '1000-2500': '$1,000-$2,500 per month',
  '2500-5000': '$2,500-$5,000 per month',
  '5000-plus': '$5,000+ per month',
  tbd: 'To be decided',
} as const;

export const TIMELINE_LABELS = {
  immediate: 'Immediately',
  'within-30': 'Within 30 days',
  'within-90': 'Within 90 days',
  'future-planning': 'Planning for the future',
} as const;

export const CONTACT_METHOD_LABELS = { email: 'Email', phone: 'Phone', whatsapp: 'WhatsApp' } as const;

export const PREVIOUS_ADVERTISING_LABELS = {
  'yes-digital': 'Yes, digital advertising',
  'yes-traditional': 'Yes, traditional advertising',
  'some-experience': 'Some experience',
  'no-experience': 'No experience yet',
} as const;

const keysOf = <Table extends Record<string, string>>(table: Table) =>
  Object.keys(table) as unknown as readonly [Extract<keyof Table, string>, ...Extract<keyof Table, string>[]];

/** A business's application as its form sends it: the wire format of POST /api/submit-advertiser. */
export const advertiserApplicationSchema = z.object({
  businessName: textField({ name: 'Business name', max: 120, required: 'Business name is required' }),
  businessType: choiceField(keysOf(BUSINESS_TYPE_LABELS), 'Business type is required'),
  businessCategory: textField({ name: 'Business category', max: 100 }),
  businessLocation: textField({
    name: 'Business location',
    max: 120,
    required: 'Business location is required',
  }),
  businessDescription: textField({ name: 'Business description', max: 1_000, lines: true }),
  contactName: textField({ name: 'Contact name', max: 100, required: 'Contact name is required' }),
  contactEmail: emailField('Email is required', 'Invalid email format'),
  contactPhone: textField({ name: 'Phone number', max: 40, required: 'Phone number is required' }),
  preferredContactMethod: choiceField(
    keysOf(CONTACT_METHOD_LABELS),
    'Choose email, phone or WhatsApp',
  ).default('email'),
  websiteUrl: webAddressField('Website'),
  socialMedia: textField({ name: 'Social media', max: 300 }),
  advertisingGoals: textField({
    name: 'Advertising goals',
    max: 1_000,
    required: 'Please describe your advertising goals',
    lines: true,
  }),
  budgetRange: choiceField(keysOf(BUDGET_LABELS), 'Budget range is required'),
  campaignTimeline: choiceField(keysOf(TIMELINE_LABELS), 'Campaign timeline is required'),
  previousAdvertising: z
    .union([z.literal(''), z.enum(keysOf(PREVIOUS_ADVERTISING_LABELS))], {
      error: 'Choose one of the answers offered',
    })
    .default(''),
  honeypot: honeypotField,
  /** Seconds from opening to sending, as the browser counted them: told to moderators, never trusted. */
  formDurationSeconds: z.number().min(0).max(1e9).catch(0),
  userAgent: userAgentField,
  submittedAt: z.string().max(40).catch(''),
});

/** What a form holds while it is filled in. */
export type AdvertiserApplicationInput = z.input<typeof advertiserApplicationSchema>;
/** An application that passed the schema. */
export type AdvertiserApplication = z.output<typeof advertiserApplicationSchema>;

/** The four steps in order, with the fields that each must have right before the next one opens. */
export const ADVERTISER_STEPS = [
  {
    title: 'Business Information',
    fields: ['businessName', 'businessType', 'businessCategory', 'businessLocation', 'businessDescription'],
  },
  {
    title: 'Contact Details',
    fields: [
      'contactName',
      'contactEmail',
      'contactPhone',
      'preferredContactMethod',
      'websiteUrl',
      'socialMedia',
    ],
  },
  {
    title: 'Advertising Goals',
    fields: ['advertisingGoals', 'budgetRange', 'campaignTimeline', 'previousAdvertising'],
  },
  { title: 'Review & Submit', fields: [] },
] as const satisfies ReadonlyArray<{ title: string; fields: ReadonlyArray<keyof AdvertiserApplication> }>;
