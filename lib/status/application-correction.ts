import type { AdvertiserApplication } from '#lib/advertisers/advertiser-application';
import { APPLICATION_FIELDS, type ApplicationField } from '#lib/advertisers/application-words';
import type { FormValues } from '#lib/forms/form-values';

const textsOf = (from: Partial<Record<ApplicationField, string>>): FormValues =>
  Object.fromEntries(APPLICATION_FIELDS.map((name) => [name, from[name] ?? '']));

/** The fields of the correction form of an application, as it is held. */
export const valuesOfApplication = (application: AdvertiserApplication): FormValues => textsOf(application);

/** What the correction form says, for the schema of applications; what it does not ask stays as it is. */
export const applicationFromValues = (values: FormValues, before: AdvertiserApplication): unknown => ({
  ...before,
  ...textsOf(values),
});
