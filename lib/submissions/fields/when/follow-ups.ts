import type { FormValues } from '#lib/forms/form-values';
import { asksForZone, isSameCountry } from '#lib/places/time-zones';
import { hasUnseenDates } from './when-values.ts';

/** What a form without JavaScript can ask only when it was sent: a list of dates to look through, the zone of a place. */
export type FollowUp = 'dates' | 'zone';
const ALL: readonly FollowUp[] = ['dates', 'zone'];

/** The name of the hidden field beside the zone: the country for whose place it was asked. */
export const ZONE_COUNTRY = 'zoneCountry';

/** Whether the zone of the place has to be asked, and the form asked for none, or for one in another country. */
function lacksZone({
  community = '',
  country = '',
  timeZone,
  [ZONE_COUNTRY]: askedFor,
}: FormValues): boolean {
  if (!asksForZone(community, country)) return false;
  return timeZone === undefined || (askedFor !== undefined && !isSameCountry(askedFor, country));
}

/**
 * What is to be asked before the values of a form about an event count: the answer to them is the form again.
 * Decision 85 says why.
 */
export const followUpsOf = (values: FormValues): FollowUp[] => [
  ...(hasUnseenDates(values) ? (['dates'] as const) : []),
  ...(lacksZone(values) ? (['zone'] as const) : []),
];

/** The path of a form that is shown again, with what it asks for the first time. */
export const pathWithFollowUps = <Path extends string>(path: Path, asked: readonly FollowUp[]) =>
  `${path}?again=1${asked.map((one) => `&${one}=1`).join('')}` as const;

/** The same as its page reads it. */
export const followUpsInSearch = (search: Readonly<Record<string, unknown>>): FollowUp[] =>
  ALL.filter((one) => search[one] !== undefined);
