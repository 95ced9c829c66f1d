import type { ItemKind } from '#lib/server/store/schema';
import {
  RECEIVED_AS,
  SUBMISSION_STATES,
  type SubmissionStates,
  stateOf,
} from '../../items/states/submission-states.ts';

/** The value of the filter's status or kind that matches every item. */
export const ALL = 'all';

/** The items that a page of the queue lists. */
export type QueueFilter = { status: string; kind: ItemKind | typeof ALL; q: string; page: number };

/** The status that the queue shows without a filter: items that wait for a decision. */
export const DEFAULT_STATUS = RECEIVED_AS.person;
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

/** The filter of an address; invalid values mean the default. */
export function filterFromSearch(search: URLSearchParams, states?: SubmissionStates): QueueFilter {
  const page = Number(search.get('page'));
  return {
    status: oneOf(queueStatuses(states), search.get('status'), DEFAULT_STATUS),
    kind: oneOf(QUEUE_KINDS, search.get('kind'), ALL),
    q: (search.get('q') ?? '').trim().slice(0, MAX_QUERY),
    page: Number.isInteger(page) && page > 0 && page < MAX_PAGE ? page : 1,
  };
}

/** The filter in which to look for the next item to decide: the same one if it shows open items. */
export const filterForOpenItems = (filter: QueueFilter): QueueFilter =>
  stateOf(filter.status).isOpen ? filter : { ...filter, status: DEFAULT_STATUS };

/** The filter as the search part of an address, '?kind=event&q=punta'; '' for the default filter. */
export function searchFromFilter({ status, kind, q, page }: Partial<QueueFilter>): string {
  const search = new URLSearchParams();
  if (status && status !== DEFAULT_STATUS) search.set('status', status);
  if (kind && kind !== ALL) search.set('kind', kind);
  if (q) search.set('q', q);
  if (page && page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** The `searchParams` that Next passes to a page, as URLSearchParams with one value per name. */
export function searchParamsOf(given: Record<string, string | string[] | undefined>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) search.set(name, first);
  }
  return search;
}
