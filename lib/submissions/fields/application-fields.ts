import { z } from 'zod';
import {
  choiceField,
  emailField,
  honeypotField,
  phoneField,
  textField,
  userAgentField,
  webAddressField,
} from '#lib/forms/field-schemas';
import type { AskedField, BrowserField } from './field.ts';

const BUSINESS_TYPES = {
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

const BUDGETS = {
  'under-500': 'Under $500 per month',
  '500-1000': '$500-$1,000 per month',
  '1000-2500': '$1,000-$2,500 per month',
  '2500-5000': '$2,500-$5,000 per month',
  '5000-plus': '$5,000+ per month',
  tbd: 'To be decided',
} as const;

const TIMELINES = {
  immediate: 'Immediately',
  'within-30': 'Within 30 days',
  'within-90': 'Within 90 days',
  'future-planning': 'Planning for the future',
} as const;

const CONTACT_METHODS = { email: 'Email', phone: 'Phone', whatsapp: 'WhatsApp' } as const;

const PREVIOUS_ADVERTISING = {
  'yes-digital': 'Yes, digital advertising',
  'yes-traditional': 'Yes, traditional advertising',
  'some-experience': 'Some experience',
  'no-experience': 'No experience yet',
} as const;

/** The titles of the steps with fields, in order. */
export const APPLICATION_STEP_TITLES = {
  business: 'Business Information',
  contact: 'Contact Details',
  goals: 'Advertising Goals',
} as const;
type ApplicationStep = keyof typeof APPLICATION_STEP_TITLES;

const keysOf = <Labels extends Record<string, string>>(labels: Labels) =>
  Object.keys(labels) as unknown as readonly [
    Extract<keyof Labels, string>,
    ...Extract<keyof Labels, string>[],
  ];

/**
 * The fields of a business's application: the wire format of POST /api/submit-advertiser, the rules of the form's
 * steps with their sentences, and everything that is shown, mailed and exported of it. None is ever published.
 */
export const APPLICATION_FIELDS = {
  businessName: {
    rule: textField({ name: 'Business name', max: 120, required: 'Business name is required' }),
    label: 'Business name',
    step: 'business',
    input: { kind: 'text', autoComplete: 'organization' },
    mail: { label: 'Business', line: 1 },
    role: 'title',
  },
  businessType: {
    rule: choiceField(keysOf(BUSINESS_TYPES), 'Business type is required'),
    label: 'Business type',
    step: 'business',
    input: { kind: 'choice', choices: BUSINESS_TYPES, nothing: 'Choose one' },
    mail: { label: 'Type', line: 2 },
  },
  businessCategory: {
    rule: textField({ name: 'Business category', max: 100 }),
    label: 'Business category',
    step: 'business',
    input: { kind: 'text' },
    help: 'What people would look for: a bakery, a dive shop',
    mail: { label: 'Category', line: 3 },
  },
  businessLocation: {
    rule: textField({ name: 'Business location', max: 120, required: 'Business location is required' }),
    label: 'Business location',
    step: 'business',
    input: { kind: 'text', autoComplete: 'address-level2' },
    help: 'City or village, and the country if it is not Belize',
    mail: { label: 'Location', line: 4 },
    role: 'place',
  },
  businessDescription: {
    rule: textField({ name: 'Business description', max: 1_000, lines: true }),
    label: 'Business description',
    labels: { moderation: 'Description' },
    step: 'business',
    input: { kind: 'lines' },
    help: 'A few sentences about what you do',
    mail: { label: 'Description', line: 5 },
  },
  contactName: {
    rule: textField({ name: 'Contact name', max: 100, required: 'Contact name is required' }),
    label: 'Contact name',
    step: 'contact',
    input: { kind: 'text', autoComplete: 'name' },
    mail: { label: 'Name', line: 1 },
    role: 'name',
  },
  contactEmail: {
    rule: emailField('Email is required', 'Invalid email format'),
    label: 'Email address',
    labels: { status: 'Email' },
    step: 'contact',
    input: { kind: 'text', type: 'email', autoComplete: 'email' },
    mail: { label: 'Email', line: 2 },
    role: 'email',
  },
  contactPhone: {
    rule: phoneField({ name: 'Phone number', max: 40, required: 'Phone number is required' }),
    label: 'Phone number',
    step: 'contact',
    input: { kind: 'text', type: 'tel', autoComplete: 'tel' },
    help: 'Like +501 123 4567',
    mail: { label: 'Phone', line: 3 },
    role: 'phone',
  },
  preferredContactMethod: {
    rule: choiceField(keysOf(CONTACT_METHODS), 'Choose email, phone or WhatsApp').default('email'),
    label: 'Preferred contact method',
    labels: { moderation: 'Wants to be reached by' },
    step: 'contact',
    input: { kind: 'choice', choices: CONTACT_METHODS, look: 'tiles' },
    mail: { label: 'Prefers', line: 4 },
    role: 'contact method',
  },
  websiteUrl: {
    rule: webAddressField('Website'),
    label: 'Website',
    step: 'contact',
    input: { kind: 'text', type: 'url', autoComplete: 'url' },
    mail: { line: 10 },
  },
  socialMedia: {
    rule: textField({ name: 'Social media', max: 300 }),
    label: 'Social media',
    step: 'contact',
    input: { kind: 'text' },
    help: 'A page or a name: @yourbusiness',
    mail: { line: 11 },
  },
  advertisingGoals: {
    rule: textField({
      name: 'Advertising goals',
      max: 1_000,
      required: 'Please describe your advertising goals',
      lines: true,
    }),
    label: 'Advertising goals',
    step: 'goals',
    input: { kind: 'lines' },
    help: 'Who you want to reach, and what they should do',
    mail: { label: 'Goals', line: 6 },
  },
  budgetRange: {
    rule: choiceField(keysOf(BUDGETS), 'Budget range is required'),
    label: 'Budget range',
    labels: { moderation: 'Budget' },
    step: 'goals',
    input: { kind: 'choice', choices: BUDGETS, look: 'wide tiles' },
    help: 'In Belize dollars',
    mail: { label: 'Budget', line: 7 },
  },
  campaignTimeline: {
    rule: choiceField(keysOf(TIMELINES), 'Campaign timeline is required'),
    label: 'Campaign timeline',
    labels: { moderation: 'Timeline' },
    step: 'goals',
    input: { kind: 'choice', choices: TIMELINES, look: 'wide tiles' },
    mail: { label: 'Timeline', line: 8 },
  },
  previousAdvertising: {
    rule: z
      .union([z.literal(''), z.enum(keysOf(PREVIOUS_ADVERTISING))], {
        error: 'Choose one of the answers offered',
      })
      .default(''),
    label: 'Previous advertising',
    labels: { moderation: 'Advertised before' },
    step: 'goals',
    input: { kind: 'choice', choices: PREVIOUS_ADVERTISING, nothing: 'Choose one' },
    mail: { label: 'Advertised before', line: 9 },
  },
  honeypot: { rule: honeypotField, browser: 'honeypot' },
  /** Seconds from opening to sending, as the browser counted them: shown to moderators, never trusted. */
  formDurationSeconds: {
    rule: z.number().min(0).max(1e9).catch(0),
    browser: 'sending',
  },
  userAgent: { rule: userAgentField, browser: 'sending' },
  submittedAt: { rule: z.string().max(40).catch(''), browser: 'sending' },
} satisfies Record<string, AskedField<ApplicationStep> | BrowserField>;
