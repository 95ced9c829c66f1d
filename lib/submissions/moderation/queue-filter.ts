import type { ItemKind, ItemStatus } from '#lib/server/store/schema';

/** Which items a moderator looks at. */
export type QueueFilter = { status: ItemStatus | 'all'; kind: ItemKind | 'all'; q: string; page: number };

export const QUEUE_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn', 'spam', 'all'] as const;
export const QUEUE_KINDS = ['all', 'event', 'advertiser', 'contact'] as const;
const MAX_QUERY = 100;
const MAX_PAGE = 10_000;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value) =>
  values.find((value) => value === text) ?? otherwise;

/** The filter that an address asks for; what makes no sense in it means the usual. */
export function filterFromSearch(search: URLSearchParams): QueueFilter {
  const page = Number(search.get('page'));
  return {
    status: oneOf(QUEUE_STATUSES, search.get('status'), 'pending'),
    kind: oneOf(QUEUE_KINDS, search.get('kind'), 'all'),
    q: (search.get('q') ?? '').trim().slice(0, MAX_QUERY),
    page: Number.isInteger(page) && page > 0 && page < MAX_PAGE ? page : 1,
  };
}

/** The filter as an address has it, '?kind=event&q=punta'; '' for the usual one. */
export function searchFromFilter({ status, kind, q, page }: Partial<QueueFilter>): string {
  const search = new URLSearchParams();
  if (status && status !== 'pending') search.set('status', status);
  if (kind && kind !== 'all') search.set('kind', kind);
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
