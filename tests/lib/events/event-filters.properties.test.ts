import fc from 'fast-check';
import { EVENT_CATEGORIES } from '#lib/events/event-category';
import {
  type CostFilter,
  type EventFilters,
  filtersFromSearch,
  searchFromFilters,
  WHEN_LABELS,
  type When,
} from '#lib/events/event-filters';
import { slug } from '#lib/text/slug';

fc.configureGlobal({ seed: 20261119, numRuns: 300 });

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const filters = fc
  .record({
    q: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
    category: optional(fc.constantFrom(...EVENT_CATEGORIES)),
    city: optional(fc.string({ minLength: 1 }).map((text) => slug(text) || 'hopkins')),
    when: optional(fc.constantFrom(...(Object.keys(WHEN_LABELS) as When[]))),
    from: optional(fc.constantFrom('2026-11-20', '2026-12-01')),
    to: optional(fc.constantFrom('2026-12-01', '2027-01-31')),
    hours: optional(
      fc.oneof(
        fc.constant('now' as const),
        fc.record({ after: fc.integer({ min: 0, max: 700 }), before: fc.integer({ min: 701, max: 1440 }) }),
      ),
    ),
    cost: optional(fc.constantFrom<CostFilter>('free', 'paid', 20)),
    saved: optional(fc.constant(true)),
    month: optional(fc.constantFrom('2026-11', '2027-01', '1999-12')),
  })
  .map(
    ({ q, ...rest }): EventFilters => ({
      q: q.slice(0, 100).trim(),
      ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    }),
  )
  // An address has either a choice of time or exact days.
  .map(({ when, ...rest }) => (rest.from || rest.to || !when ? rest : { ...rest, when }))
  .filter(({ q }) => q.isWellFormed());

test('filters that are written into an address are read back unchanged', () => {
  fc.assert(
    fc.property(filters, (asked) => {
      expect(filtersFromSearch(searchFromFilters(asked))).toEqual(asked);
    }),
  );
});

test('any address can be read, and writing its filters again gives the same address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webQueryParameters(), fc.string({ unit: 'binary' })), (search) => {
      const written = searchFromFilters(filtersFromSearch(search));
      expect(searchFromFilters(filtersFromSearch(written))).toBe(written);
    }),
  );
});
