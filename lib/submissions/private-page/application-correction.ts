import { errorsOf, type FormValues } from '#lib/forms/form-values';
import {
  type AdvertiserApplication,
  APPLICATION_NAMES,
  type ApplicationField,
  advertiserApplicationSchema,
} from '../fields/advertiser-application.ts';

const textsOf = (from: Partial<Record<ApplicationField, string>>): FormValues =>
  Object.fromEntries(APPLICATION_NAMES.map((name) => [name, from[name] ?? '']));

/** The application with the corrected values, for its schema; fields that the form does not ask for stay as they are. */
export const applicationFromValues = (values: FormValues, before: AdvertiserApplication): unknown => ({
  ...before,
  ...textsOf(values),
});

/** The values of the correction form: the stored application, or a draft with its errors. */
export const applicationCorrection = (stored: AdvertiserApplication, draft: FormValues | undefined) => ({
  values: draft ?? textsOf(stored),
  errors: draft ? errorsOf(advertiserApplicationSchema, applicationFromValues(draft, stored)) : {},
});
