import { CELEBRATIONS_PATH, SUBMIT_EVENT_PATH, THINGS_TO_DO_PATH, WEEKEND_PATH } from './site.ts';
import { ADVERTISE_PATH } from './sponsors.ts';
import { TERMS_PATH } from './terms.ts';

/** The pages besides events that search engines should know, but those of single celebrations and months: both views, the weekend, the celebrations, both forms and the terms. */
export const LISTED_PATHS: readonly string[] = [
  '/',
  THINGS_TO_DO_PATH,
  WEEKEND_PATH,
  CELEBRATIONS_PATH,
  SUBMIT_EVENT_PATH,
  ADVERTISE_PATH,
  TERMS_PATH,
];
