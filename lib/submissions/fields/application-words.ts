import { choicesOf } from '#lib/forms/choices';
import {
  type AdvertiserApplicationInput,
  BUDGET_LABELS,
  BUSINESS_TYPE_LABELS,
  CONTACT_METHOD_LABELS,
  PREVIOUS_ADVERTISING_LABELS,
  TIMELINE_LABELS,
} from './advertiser-application.ts';

/** What each field is called. */
export const APPLICATION_LABELS = {
  businessName: 'Business name',
  businessType: 'Business type',
  businessCategory: 'Business category',
  businessLocation: 'Business location',
  businessDescription: 'Business description',
  contactName: 'Contact name',
  contactEmail: 'Email address',
  contactPhone: 'Phone number',
  preferredContactMethod: 'Preferred contact method',
  websiteUrl: 'Website',
  socialMedia: 'Social media',
  advertisingGoals: 'Advertising goals',
  budgetRange: 'Budget range',
  campaignTimeline: 'Campaign timeline',
  previousAdvertising: 'Previous advertising',
} as const satisfies Partial<Record<keyof AdvertiserApplicationInput, string>>;

export type ApplicationField = keyof typeof APPLICATION_LABELS;

/** Every field that is asked, in order. */
export const APPLICATION_FIELDS = Object.keys(APPLICATION_LABELS) as ApplicationField[];

const CHOICES: Partial<Record<ApplicationField, Record<string, string>>> = {
  businessType: BUSINESS_TYPE_LABELS,
  preferredContactMethod: CONTACT_METHOD_LABELS,
  budgetRange: BUDGET_LABELS,
  campaignTimeline: TIMELINE_LABELS,
  previousAdvertising: PREVIOUS_ADVERTISING_LABELS,
};

/** The entries of a field with a fixed list, in order. */
export const applicationChoices = (name: ApplicationField) => choicesOf(CHOICES[name] ?? {});

/** An answer as people read it: the label of what was chosen, or the text itself. */
export function applicationWords(name: ApplicationField, value: unknown): string {
  if (typeof value !== 'string') return '';
  const choices = CHOICES[name];
  return choices ? (choices[value] ?? '') : value.trim();
}
