import type { ItemKind } from '#lib/server/store/schema';
import { RECEIVED_AS, SUBMISSION_STATES, type SubmissionStates, stateOf } from '../submission-states.ts';

/** A status or kind of the filter that every item has. */
export const ALL = 'all';

/** Which items a moderator looks at. */
export type QueueFilter = { status: string; kind: ItemKind | typeof ALL; q: string; page: number };

/** What the queue shows without a filter: what waits for a decision. */
export const USUAL_STATUS = RECEIVED_AS.person;
export const QUEUE_KINDS = [ALL, 'event', 'advertiser', 'contact'] as const;
const MAX_QUERY = 100;
const MAX_PAGE = 10_000;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value) =>
  values.find((value) => value === text) ?? otherwise;

/** The statuses that the queue can be filtered by. */
export const queueStatuses = (states: SubmissionStates = SUBMISSION_STATES): string[] => [
  ...Object.keys(states),
  ALL,
];

/** The filter that an address asks for; what makes no sense in it means the usual. */
export function filterFromSearch(search: URLSearchParams, states?: SubmissionStates): QueueFilter {
  const page = Number(search.get('page'));
  return {
    status: oneOf(queueStatuses(states), search.get('status'), USUAL_STATUS),
    kind: oneOf(QUEUE_KINDS, search.get('kind'), ALL),
    q: (search.get('q') ?? '').trim().slice(0, MAX_QUERY),
    page: Number.isInteger(page) && page > 0 && page < MAX_PAGE ? page : 1,
  };
}

/** The filter in which the next item to decide is looked for: its own where it shows open ones. */
export const openFilter = (filter: QueueFilter): QueueFilter =>
  stateOf(filter.status).isOpen ? filter : { ...filter, status: USUAL_STATUS };

/** The filter as an address has it, '?kind=event&q=punta'; '' for the usual one. */
export function searchFromFilter({ status, kind, q, page }: Partial<QueueFilter>): string {
  const search = new URLSearchParams();
  if (status && status !== USUAL_STATUS) search.set('status', status);
  if (kind && kind !== ALL) search.set('kind', kind);
  if (q) search.set('q', q);
  if (page && page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** What Next hands to a page, as search parameters. */
export function searchParamsOf(given: Record<string, string | string[] | undefined>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) search.set(name, first);
  }
  return search;
}
