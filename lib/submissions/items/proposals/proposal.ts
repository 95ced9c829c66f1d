import type { ItemKind } from '#lib/server/store/schema';
import { asJsonObject, isJsonObject } from '#lib/text/json-object';
import { parseJson } from '#lib/text/parse-json';
import { EVENT_FIELDS } from '../../fields/event-fields.ts';
import {
  type EventSubmission,
  imageAddressesOf,
  PRIVATE_EVENT_FIELDS,
} from '../../fields/event-submission.ts';
import { askedNames } from '../../fields/field-rules.ts';
import { readOtherHours } from '../../fields/when/other-hours.ts';
import { changedFields } from '../record/changed-fields.ts';
import { contentFrom, storedFields } from '../record/stored-payload.ts';

type ProposedItem = { kind: ItemKind; payload: string; proposal: string | null };

const ASKED = new Set<string>(askedNames(EVENT_FIELDS));
const PRIVATE = new Set<string>(PRIVATE_EVENT_FIELDS);

const DAYS = ['date', 'endDate', 'moreDates'];
const HOURS = ['time', 'isAllDay'];
const OTHERS = [
  ['cost', 'price', 'currency'],
  ['coverImageUrl', 'coverImageAlt', 'additionalImageUrls', 'additionalImageAlts'],
];

/**
 * Fields that mean something together only: when one of them is proposed, all of them are. Hours that name one of the days
 * do so beside these days.
 */
const together = (event: EventSubmission): string[][] =>
  readOtherHours(event.time, event) ? [[...DAYS, ...HOURS], ...OTHERS] : [DAYS, HOURS, ...OTHERS];

/**
 * The fields that a proposal changes, as they are stored: only these, so that what a moderator corrects of the others
 * meanwhile stays. Null where nothing is changed.
 */
export function proposalOf(before: EventSubmission, after: EventSubmission): string | null {
  const changed = changedFields(before, after).filter((name) => ASKED.has(name));
  if (changed.length === 0) return null;
  const wanted = new Set<string>([
    ...changed,
    ...together(after)
      .filter((names) => changed.some((name) => names.includes(name)))
      .flat(),
  ]);
  return JSON.stringify(Object.fromEntries(Object.entries(after).filter(([name]) => wanted.has(name))));
}

/** An event with its waiting proposal; undefined without one. */
export function proposedEvent({ kind, payload, proposal }: ProposedItem): EventSubmission | undefined {
  const fields = parseJson(proposal);
  if (!isJsonObject(fields)) return undefined;
  const content = contentFrom(kind, { ...storedFields(payload), ...fields });
  return content.kind === 'event' ? content.payload : undefined;
}

/** The addresses of the images of a waiting proposal, which its item holds beside its own. */
export function proposedImages(item: ProposedItem): string[] {
  const event = proposedEvent(item);
  return event ? imageAddressesOf(event) : [];
}

/** A waiting proposal without its private fields; null where it has no others. */
export function publicProposal(proposal: string | null): string | null {
  const left = Object.entries(asJsonObject(parseJson(proposal))).filter(([name]) => !PRIVATE.has(name));
  return left.length > 0 ? JSON.stringify(Object.fromEntries(left)) : null;
}
