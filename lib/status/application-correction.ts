import type { AdvertiserApplication } from '#lib/advertisers/advertiser-application';
import type { FormValues } from './form-values.ts';

const TEXTS = [
  'businessName',
  'businessType',
  'businessCategory',
  'businessLocation',
  'businessDescription',
  'contactName',
  'contactEmail',
  'contactPhone',
  'preferredContactMethod',
  'websiteUrl',
  'socialMedia',
  'advertisingGoals',
  'budgetRange',
  'campaignTimeline',
  'previousAdvertising',
] as const satisfies ReadonlyArray<keyof AdvertiserApplication>;

const textsOf = (from: Partial<Record<(typeof TEXTS)[number], string>>): FormValues =>
  Object.fromEntries(TEXTS.map((name) => [name, from[name] ?? '']));

/** The fields of the correction form of an application, as it is held. */
export const valuesOfApplication = (application: AdvertiserApplication): FormValues => textsOf(application);

/** What the correction form says, for the schema of applications; what it does not ask stays as it is. */
export const applicationFromValues = (values: FormValues, before: AdvertiserApplication): unknown => ({
  ...before,
  ...textsOf(values),
});
