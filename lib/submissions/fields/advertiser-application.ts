import { z } from 'zod';
import { APPLICATION_FIELDS, APPLICATION_STEP_TITLES } from './application-fields.ts';
import { askedNames, rulesOf, stepsOf } from './field-rules.ts';

/** A business's application as its form sends it: the wire format of POST /api/submit-advertiser. */
export const advertiserApplicationSchema = z.object(rulesOf(APPLICATION_FIELDS));

/** What a form holds while it is filled in. */
export type AdvertiserApplicationInput = z.input<typeof advertiserApplicationSchema>;
/** An application that passed the schema. */
export type AdvertiserApplication = z.output<typeof advertiserApplicationSchema>;

/** Names of the fields that a person fills in, in order. */
export const APPLICATION_NAMES = askedNames(APPLICATION_FIELDS);
export type ApplicationField = (typeof APPLICATION_NAMES)[number];

/** The four steps in order, with the fields that each must have right before the next one opens. */
export const ADVERTISER_STEPS = [
  ...stepsOf(APPLICATION_FIELDS, APPLICATION_STEP_TITLES),
  { title: 'Review & Submit', fields: [] },
];
