import { z } from 'zod';
import { APPLICATION_FIELDS, APPLICATION_STEP_TITLES } from './application-fields.ts';
import { askedNames, rulesOf, stepsOf } from './field-rules.ts';

/** The schema of an application as its form sends it: the wire format of POST /api/submit-advertiser. */
export const advertiserApplicationSchema = z.object(rulesOf(APPLICATION_FIELDS));

/** The values of the form before validation. */
export type AdvertiserApplicationInput = z.input<typeof advertiserApplicationSchema>;
/** A validated application. */
export type AdvertiserApplication = z.output<typeof advertiserApplicationSchema>;

/** Names of the fields that a person fills in, in order. */
export const APPLICATION_NAMES = askedNames(APPLICATION_FIELDS);
export type ApplicationField = (typeof APPLICATION_NAMES)[number];

/** The four steps in order, with the fields that must be valid before the next step opens. */
export const ADVERTISER_STEPS = [
  ...stepsOf(APPLICATION_FIELDS, APPLICATION_STEP_TITLES),
  { title: 'Review & Submit', fields: [] },
];
