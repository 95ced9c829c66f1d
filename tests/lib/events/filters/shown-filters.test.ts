import type { EventFilters } from '#lib/events/event-filters';
import { changedFilters, filtersBeside, hasControl, shownFilters } from '#lib/events/filters/shown-filters';

const TONIGHT = { when: 'today', hours: { after: 1020, before: 1440 } } as const;

test.each<[string, EventFilters, Parameters<typeof shownFilters>[1], EventFilters]>([
  [
    'what was chosen, where nothing was typed',
    { q: '', city: 'hopkins' },
    undefined,
    { q: '', city: 'hopkins' },
  ],
  [
    'what was understood beside what was chosen',
    { q: 'tonight', saved: true },
    { ...TONIGHT, city: 'hopkins' },
    { q: 'tonight', saved: true, city: 'hopkins', ...TONIGHT },
  ],
])('the controls of a list show %s', (_, filters, understood, shown) => {
  expect(shownFilters(filters, understood)).toEqual(shown);
});

describe('of changed controls only the change is taken over:', () => {
  const filters: EventFilters = { q: 'weekend in hopkins', saved: true };
  const shown: EventFilters = { ...filters, when: 'weekend', city: 'hopkins' };

  test.each<[string, EventFilters, EventFilters, string[]]>([
    ['nothing', shown, filters, []],
    ['typed letters', { ...shown, q: 'weekend in' }, { ...filters, q: 'weekend in' }, []],
    ['another place', { ...shown, city: 'placencia' }, { ...filters, city: 'placencia' }, ['place']],
    ['a price', { ...shown, cost: 'free' }, { ...filters, cost: 'free' }, ['cost']],
    ['no time', { q: filters.q, saved: true, city: 'hopkins' }, filters, ['time']],
  ])('%s', (_, next, expected, changed) => {
    expect(changedFilters(filters, shown, next)).toEqual({ filters: expected, changed });
  });
});

describe('what was chosen before the filters of an address were known wins over those of its kind:', () => {
  const address: EventFilters = {
    q: 'drums',
    city: 'hopkins',
    from: '2026-12-24',
    saved: true,
    month: '2026-12',
  };

  test.each<[string, EventFilters, Partial<EventFilters>, string[]]>([
    ['nothing', { q: '' }, {}, []],
    ['words', { q: 'punta' }, { q: 'punta' }, []],
    ['a place', { q: '', city: 'placencia' }, { city: 'placencia' }, ['place']],
    ['a time, of days too', { q: '', when: 'weekend' }, { when: 'weekend', from: undefined }, ['time']],
    ['what the address has not', { q: '', category: 'food' }, { category: 'food' }, ['category']],
    ['another month', { q: '', month: '2027-01' }, { month: '2027-01' }, []],
  ])('%s', (_, chosen, others, changed) => {
    expect(filtersBeside(address, chosen)).toEqual({ filters: { ...address, ...others }, changed });
  });
});

test.each<['time' | 'place' | 'category' | 'cost', EventFilters, boolean]>([
  ['place', { q: '', city: 'hopkins' }, true],
  ['category', { q: '', category: 'food' }, true],
  ['time', { q: '', when: 'tomorrow' }, true],
  ['time', { q: '', ...TONIGHT }, true],
  ['time', { q: '', from: '2026-12-24' }, false],
  ['time', { q: '', when: 'today', hours: 'now' }, false],
  ['cost', { q: '', cost: 'free' }, true],
  ['cost', { q: '', cost: 20 }, false],
])('whether a control shows the %s of %j: %s', (part, filters, expected) => {
  expect(hasControl(part, filters)).toBe(expected);
});
