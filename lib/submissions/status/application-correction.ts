import { errorsOf, type FormValues } from '#lib/forms/form-values';
import {
  type AdvertiserApplication,
  APPLICATION_NAMES,
  type ApplicationField,
  advertiserApplicationSchema,
} from '../fields/advertiser-application.ts';

const textsOf = (from: Partial<Record<ApplicationField, string>>): FormValues =>
  Object.fromEntries(APPLICATION_NAMES.map((name) => [name, from[name] ?? '']));

/** What the correction form says, for the schema of applications; what it does not ask stays as it is. */
export const applicationFromValues = (values: FormValues, before: AdvertiserApplication): unknown => ({
  ...before,
  ...textsOf(values),
});

/** What the correction form shows: the application as it is held, or what was filled in before, with what is wrong. */
export const applicationCorrection = (held: AdvertiserApplication, draft: FormValues | undefined) => ({
  values: draft ?? textsOf(held),
  errors: draft ? errorsOf(advertiserApplicationSchema, applicationFromValues(draft, held)) : {},
});
