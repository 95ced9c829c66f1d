import { NO_FILTERS } from '#lib/events/event-filters';
import { understandSearch } from '#lib/questions/understand-search';
import { pageText } from '../../../../components/events/list/page-text.ts';
import { resultText } from '../../../../components/events/list/result-text.ts';
import { someSummary } from '../../../support/events/some-event.ts';

type State = Parameters<typeof resultText>[0];

const some = (count: number) => Array.from({ length: count }, (_, index) => someSummary({ id: `${index}` }));
const result = (count: number, nearby = 0, forgiving = false, folded = 0) => ({
  events: some(count),
  choices: count,
  today: 0,
  isFixed: false,
  folded: some(folded),
  nearby: some(nearby),
  forgiving,
  hasToday: true,
});
const state = (fields: Partial<State> & Pick<State, 'result'>): State => ({
  query: understandSearch(fields.filters ?? NO_FILTERS),
  filters: NO_FILTERS,
  cityLabel: undefined,
  ...fields,
});

describe('the status line of the list', () => {
  test.each<[total: number, isLoading: boolean, string]>([
    [12, false, '12 events to come'],
    [1, false, '1 event to come'],
    [0, false, 'No events to come'],
    [12, true, 'Searching…'],
  ])('says of the full list with %d events, while others load: %s, "%s"', (total, isLoading, text) => {
    expect(pageText(total, isLoading)).toBe(text);
  });

  test('says of a time that is over that it is no longer listed, and not that there was nothing', () => {
    const reading = {
      words: 'drums',
      time: 'on Fri 20 Nov 2026',
      forgiving: false,
      isPlaceUnknown: false,
      isPast: true,
    };
    expect(resultText(state({ result: result(0), cityLabel: 'Hopkins', reading }))).toBe(
      'Events on Fri 20 Nov 2026 in Hopkins for “drums” are no longer listed',
    );
    expect(resultText(state({ result: result(1), reading }))).toMatch(/^1 event on/);
  });

  test('names what is over where a search names just that', () => {
    const over = { ...result(0), folded: [someSummary({ title: 'Farmers Market', time: '5 AM - 12 PM' })] };
    expect(resultText(state({ result: over, filters: { q: 'farmers market' } }))).toBe(
      'Nothing left today for “farmers market”: Farmers Market, 5 AM - 12 PM, is over',
    );
    const off = { ...result(0), folded: [someSummary({ status: 'cancelled' })] };
    expect(resultText(state({ result: off, filters: { q: 'concert' } }))).toBe(
      'Nothing left today for “concert”',
    );
  });

  test('says of an evening on which only something of all day is on that nothing begins', () => {
    const reading = {
      words: '',
      time: 'tonight',
      forgiving: false,
      isPlaceUnknown: false,
      search: { hours: { after: 17 * 60, before: 24 * 60 } },
    };
    const allDay = { ...result(0, 2), events: [someSummary({ time: 'All Day' })], choices: 1 };
    expect(resultText(state({ result: allDay, cityLabel: 'Hopkins', reading }))).toBe(
      'Nothing begins tonight in Hopkins but 1 event all day and 2 nearby',
    );
    expect(resultText(state({ result: result(1), reading }))).toBe('1 event tonight');
  });

  test.each<[Partial<State> & Pick<State, 'result'>, string]>([
    [{ result: result(0) }, 'No events'],
    [{ result: result(0), filters: { q: '', saved: true } }, 'No saved events'],
    [{ result: result(1), filters: { q: ' drums ' } }, '1 event for “drums”'],
    [{ result: result(2, 0, true), filters: { q: 'durms' } }, '2 events like “durms”'],
    [{ result: result(3), cityLabel: 'Dangriga' }, '3 events in Dangriga'],
    [{ result: result(3, 2), cityLabel: 'Dangriga' }, '3 events in Dangriga and 2 nearby'],
    [
      { result: result(0, 1, true), cityLabel: 'Dangriga', filters: { q: 'durms' } },
      'No events in Dangriga like “durms” but 1 nearby',
    ],
    [{ result: result(3), filters: { q: 'drums' } }, '3 events for “drums”'],
    [{ result: { ...result(3), choices: 2 } }, '2 events'],
    [{ result: { ...result(3), choices: 2 }, filters: { q: '', saved: true } }, '3 saved events'],
    [{ result: result(2, 0, false, 1) }, '2 events'],
    [{ result: result(0, 0, false, 1), cityLabel: 'San Pedro' }, 'Nothing left today in San Pedro'],
    [
      { result: result(0, 1, false, 1), cityLabel: 'San Pedro' },
      'Nothing left today in San Pedro but 1 nearby',
    ],
    [{ result: result(0, 0, false, 2), filters: { q: '', when: 'weekend' } }, 'Nothing left this weekend'],
    // A fair of several days that is cancelled is folded in the list of tomorrow, too.
    [
      { result: { ...result(0, 0, false, 1), hasToday: false }, filters: { q: '', when: 'tomorrow' } },
      'No events tomorrow',
    ],
  ])('is right for the state %j', (fields, text) => {
    expect(resultText(state(fields))).toBe(text);
  });
});
