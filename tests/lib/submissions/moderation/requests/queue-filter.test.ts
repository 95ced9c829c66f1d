import { describe, expect, test } from '@jest/globals';
import {
  filterForOpenItems,
  filterFromSearch,
  QUEUE_KINDS,
  queueStatuses,
  searchFromFilter,
  searchParamsOf,
} from '#lib/submissions/moderation/requests/queue-filter';

const filterOf = (search: string) => filterFromSearch(new URLSearchParams(search));
const DEFAULTS = { status: 'pending', kind: 'all', q: '', page: 1 };

describe('The filter of the queue', () => {
  test('accepts each status and each kind, or all of them', () => {
    expect(queueStatuses()).toEqual([
      'pending',
      'asked',
      'approved',
      'rejected',
      'withdrawn',
      'unanswered',
      'spam',
      'all',
    ]);
    expect(QUEUE_KINDS).toEqual(['all', 'event', 'advertiser', 'contact']);
    for (const status of queueStatuses())
      expect(filterOf(`status=${status}`)).toEqual({ ...DEFAULTS, status });
    for (const kind of QUEUE_KINDS) expect(filterOf(`kind=${kind}`)).toEqual({ ...DEFAULTS, kind });
  });

  test.each([
    ['', {}],
    ['status=nonsense&kind=nothing', {}],
    ['q=%20punta%20rock%20', { q: 'punta rock' }],
    [`q=${'x'.repeat(101)}`, { q: 'x'.repeat(100) }],
    ['page=2', { page: 2 }],
    ['page=9999', { page: 9_999 }],
    ['page=10000', {}],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1.5', {}],
    ['page=x', {}],
  ])('takes only valid values from the address %j: %j', (search, changes) => {
    expect(filterOf(search)).toEqual({ ...DEFAULTS, ...changes });
  });

  test.each([
    ['', ''],
    ['?status=approved&kind=event&q=punta&page=2', '?status=approved&kind=event&q=punta&page=2'],
    ['?status=all&kind=contact', '?status=all&kind=contact'],
    ['?status=nonsense&kind=nothing&page=-1&page=x', ''],
    ['?status=pending&kind=all&page=1', ''],
  ])('is written into an address without its defaults: %j is %j', (given, search) => {
    expect(searchFromFilter(filterOf(given))).toBe(search);
  });

  test('may be written with some values only', () => {
    expect(searchFromFilter({})).toBe('');
    expect(searchFromFilter({ kind: 'event' })).toBe('?kind=event');
  });

  test('of a decided status is replaced by that of open items when looking for the next item to decide', () => {
    const events = filterOf('kind=event&q=punta');
    expect(filterForOpenItems(events)).toBe(events);
    for (const status of ['approved', 'all'])
      expect(filterForOpenItems({ ...events, status })).toEqual({ ...DEFAULTS, kind: 'event', q: 'punta' });
  });
});

test('the search parameters of a page have one value per name: the first of several', () => {
  const search = searchParamsOf({ kind: 'event', q: ['first', 'second'], page: undefined, status: [] });
  expect(search.toString()).toBe('kind=event&q=first');
});
