import { ALREADY_LISTED } from '../../items/record/same-event.ts';

/** Predefined reasons for a rejection, as the submitter reads them. */
export const CANNED_REASONS = [
  ALREADY_LISTED,
  'We could not find enough information to list it: please send it again with the exact day, place and a few words on what happens.',
  'The guide lists events in Belize and events for Belizeans abroad, and we could not see how this one belongs to either.',
  'This reads as advertising rather than an event. The Advertise page is the place for it.',
  'The event was already over when we came to review it.',
  'The event does not suit a guide for the whole community.',
] as const;

/** Said where a rejection has none. */
export const NEEDS_REASON = 'Choose a reason, or write your own.';

/** The id of the form of a rejection, to which a page scrolls that asks for its reason. */
export const REASONS_ID = 'reasons';

export const MAX_REASON_CHARACTERS = 500;
