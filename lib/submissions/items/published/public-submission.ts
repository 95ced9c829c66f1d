import { z } from 'zod';
import type { DETAIL_COLUMNS } from '#lib/events/rows/detail-columns';
import type { EventColumn } from '#lib/events/rows/event-from-row';
import { placeFromText } from '#lib/places/place-from-text';
import { asksForZone, isSameCountry } from '#lib/places/time-zones';
import { BELIZE, type EventCost } from '../../fields/event-choices.ts';
import { EVENT_FIELDS } from '../../fields/event-fields.ts';
import { priceOfEvent } from '../../fields/event-price.ts';
import type { PublicName } from '../../fields/field.ts';
import { publicRulesOf } from '../../fields/field-rules.ts';
import { withoutCancelled } from '../announcements/cancelled-dates.ts';
import type { AnnouncedChanges } from '../announcements/event-announcement.ts';
import { storedFields } from '../record/stored-payload.ts';

/** Parses only the public fields of an approved submission; values that today’s rules no longer allow are replaced. */
export const publicSubmissionSchema = z.object(publicRulesOf(EVENT_FIELDS));

/** The public fields of a submission: all that is needed to publish it. */
export type PublicSubmission = z.output<typeof publicSubmissionSchema>;

/** The public fields of a stored payload. */
export const publicSubmissionOf = (payload: string): PublicSubmission =>
  publicSubmissionSchema.parse(storedFields(payload));

export type PublicField = PublicName<typeof EVENT_FIELDS>;
export type FieldText = (submission: PublicSubmission) => string;

/** Public fields in one of these columns whose value is not simply a text: a choice, a checkbox, a list. */
export type ConvertedField<Column extends EventColumn> = {
  [Name in PublicField]: (typeof EVENT_FIELDS)[Name] extends { column: Column }
    ? string extends PublicSubmission[Name]
      ? never
      : Name
    : never;
}[PublicField];

/** What a further fact about an event says where it is a choice or a checkbox; a missing one does not compile. */
export const DETAIL_TEXTS: Record<ConvertedField<keyof typeof DETAIL_COLUMNS>, FieldText> = {};

/** The cost as an event and its row have it. */
export const COST_TEXTS: Record<EventCost, string> = { free: 'Free', paid: 'Paid', tbd: '' };

/**
 * What is not asked when an event moves to another town: no district. An older announcement says no country either: then
 * there is none where the town says which.
 */
const elsewhere = (community: string, country: string | undefined) => ({
  district: '' as const,
  ...(country === undefined && placeFromText(community).country && { country: '' }),
});

/** A submission with what was announced since its approval; of another place it has no place id, district or zone of its own. */
function withMoves(submission: PublicSubmission, changes: AnnouncedChanges): PublicSubmission {
  const { community, country, venueName, timeZone } = changes;
  if (venueName === undefined || community === undefined) return { ...submission, ...changes };
  const isElsewhere =
    community !== submission.community || !isSameCountry(country ?? submission.country, submission.country);
  return {
    ...submission,
    ...changes,
    timeZone: timeZone || (isElsewhere ? '' : submission.timeZone),
    placeId: '',
    ...(isElsewhere && elsewhere(community, country)),
  };
}

/** The price as it was sent: an event that moves abroad keeps its currency. One that had none has that of where it is now. */
function priceAfter(submission: PublicSubmission, now: PublicSubmission) {
  const sent = priceOfEvent(submission);
  return sent.currency ? sent : priceOfEvent(now);
}

/** Its images, the first of them as the cover where there is none. */
function imagesWithCover(now: PublicSubmission) {
  const { coverImageUrl, additionalImageUrls, additionalImageAlts } = now;
  const [first, ...others] = additionalImageUrls;
  if (coverImageUrl || !first) return {};
  return {
    coverImageUrl: first,
    coverImageAlt: additionalImageAlts[0] ?? '',
    additionalImageUrls: others,
    additionalImageAlts: additionalImageAlts.slice(1),
  };
}

/**
 * A submission as it is published: with what was announced since its approval, and without what goes without saying or
 * contradicts another field.
 */
export function asPublished(submission: PublicSubmission, changes: AnnouncedChanges = {}): PublicSubmission {
  const now = withoutCancelled(withMoves(submission, changes), changes.cancelledDates);
  return {
    ...now,
    ...priceAfter(submission, now),
    ...imagesWithCover(now),
    time: now.isAllDay ? '' : now.time,
    moreDates: now.endDate ? [] : now.moreDates,
    country: now.country === BELIZE ? '' : now.country,
    // What city or country say by themselves is not contradicted.
    timeZone: asksForZone(now.community, now.country) ? now.timeZone : '',
  };
}
