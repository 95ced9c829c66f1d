import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseAnalyticsBatch } from '#lib/analytics/analytics-batch';
import type { AnalyticsEvent } from '#lib/analytics/analytics-event';
import { countsOfEvent } from '#lib/analytics/counts/counts-of-event';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
// Checked by the compiler: the schema accepts exactly the events that pages send.
const isSame: Same<NonNullable<ReturnType<typeof parseAnalyticsBatch>>[number], AnalyticsEvent> = true;

/** One event of each name. The compiler requires them all. */
const EVERY: { [Name in AnalyticsEvent['name']]: Extract<AnalyticsEvent, { name: Name }> } = {
  landing: { name: 'landing', view: 'home' },
  page_view: { name: 'page_view', view: 'things-to-do' },
  things_to_do_page_visit: { name: 'things_to_do_page_visit' },
  event_view: { name: 'event_view', id: '20261120-dangriga-punta-rock-concert' },
  slide_shown: { name: 'slide_shown', id: 'a1b2c3d4e5f60718' },
  slide_pressed: { name: 'slide_pressed', id: 'your-place' },
  submit_event_open: { name: 'submit_event_open' },
  event_submission_step: { name: 'event_submission_step', step: 2 },
  event_submission_abandoned: { name: 'event_submission_abandoned', step: 3 },
  event_submission_completed: { name: 'event_submission_completed' },
  advertiser_signup_open: { name: 'advertiser_signup_open' },
  advertiser_signup_attempted: { name: 'advertiser_signup_attempted' },
  advertiser_signup_completed: { name: 'advertiser_signup_completed' },
  advertiser_signup_failed: { name: 'advertiser_signup_failed' },
  contact_form_submit: { name: 'contact_form_submit' },
  contact_form_success: { name: 'contact_form_success' },
  contact_form_error: { name: 'contact_form_error' },
  search: { name: 'search', found: false, words: 'kite día' },
  weather_check: { name: 'weather_check', tab: 'forecast' },
  share: { name: 'share', what: 'event', way: 'whatsapp' },
  location_detected: { name: 'location_detected', confidence: 'high', place: 'dangriga' },
  voice_response: { name: 'voice_response', way: 'spoken', found: true },
  dark_mode_toggle: { name: 'dark_mode_toggle', theme: 'dark' },
  scroll_depth: { name: 'scroll_depth', percent: 75 },
  session_duration: { name: 'session_duration', minutes: 5 },
  page_load: { name: 'page_load', firstByte: 210, interactive: 900.5, complete: 1_400 },
  web_vital: { name: 'web_vital', metric: 'CLS', value: 0.08 },
  ab_assignment: { name: 'ab_assignment', experiment: 'search-hint', variant: 'words' },
  script_error: { name: 'script_error', kind: 'TypeError', at: 'x.js:1:20' },
};
const events = Object.values(EVERY);
const landing = EVERY.landing;

test('the schema and the type of events are the same', () => {
  expect(isSame).toBe(true);
  expect(parseAnalyticsBatch({ events })).toEqual(events);
});

test.each(events)('a batch with the event $name is counted', (event) => {
  const counts = countsOfEvent(event);
  expect(counts.length).toBeGreaterThan(0);
  for (const { name, detail } of counts) {
    expect(name).toMatch(/^[a-z_]+[A-Z]*$/);
    expect(detail.length).toBeLessThan(120);
  }
});

test('of one slide a batch counts three views and three presses, of others and of other events all', () => {
  const { slide_shown: shown, slide_pressed: pressed } = EVERY;
  const other = { ...shown, id: 'food-stall' };
  const sent = [
    ...Array(20).fill(shown),
    other,
    ...Array(20).fill(pressed),
    landing,
    landing,
    landing,
    landing,
  ];
  expect(parseAnalyticsBatch({ events: sent })).toEqual([
    ...[shown, shown, shown, other, pressed, pressed, pressed],
    ...[landing, landing, landing, landing],
  ]);
});

describe('A body that is not a batch', () => {
  test.each([
    null,
    undefined,
    'events',
    7,
    [],
    {},
    { events: [] },
    { events: {} },
    { events: landing },
    { events: Array.from({ length: 51 }, () => landing) },
    { events: [landing], visitor: 'b3c1' },
  ])('is refused, for example %j', (body) => {
    expect(parseAnalyticsBatch(body)).toBeUndefined();
  });
});

describe('An event that is unknown or has invalid properties', () => {
  test.each<[string, unknown]>([
    ['no object', 'landing'],
    ['nothing', null],
    ['a name of tomorrow', { name: 'dance_floor' }],
    ['no name', { view: 'home' }],
    ['a name of every object', { name: '__proto__' }],
    ['one field too many', { ...landing, visitor: 'b3c1' }],
    ['an address', { ...landing, ip: '192.0.2.1' }],
    ['a view that is none', { name: 'landing', view: '/status/secret' }],
    ['an id of something else', { name: 'event_view', id: '../moderate' }],
    ['an id without end', { name: 'event_view', id: 'x'.repeat(91) }],
    ['step 0', { name: 'event_submission_step', step: 0 }],
    ['half a step', { name: 'event_submission_step', step: 1.5 }],
    ['a negative time', { ...EVERY.page_load, firstByte: -1 }],
    ['an endless time', { ...EVERY.page_load, complete: 600_001 }],
    ['no number', { ...EVERY.web_vital, value: '12' }],
    ['a shift beyond any page', { name: 'web_vital', metric: 'CLS', value: 10.1 }],
    ['another measure', { name: 'web_vital', metric: 'FID', value: 1 }],
    ['another depth', { name: 'scroll_depth', percent: 33 }],
    ['an experiment with spaces', { name: 'ab_assignment', experiment: 'a b', variant: 'c' }],
    ['a message instead of a kind', { name: 'script_error', kind: 'Bob is not defined', at: 'x.js:1:2' }],
  ])('is left out, while the others are counted: %s', (_, event) => {
    expect(parseAnalyticsBatch({ events: [landing, event, EVERY.share] })).toEqual([landing, EVERY.share]);
  });

  test.each([
    'bob@example.com',
    '501-610-1234',
    'kite 7',
    ' ',
    'a'.repeat(31),
    'kite  flying',
    'kite, flying',
    '<b>',
    'a\nb',
    7,
  ])('a search for %p is counted without its words', (words) => {
    const [event] = parseAnalyticsBatch({ events: [{ name: 'search', found: false, words }] }) ?? [];
    expect(event).toEqual({ name: 'search', found: false });
    expect(event && countsOfEvent(event)).toEqual([{ name: 'search', detail: 'nothing' }]);
  });

  test.each([
    ['/_next/static/chunks/0a~b.js:1:20413', '0a~b.js:1:20413'],
    ['https://guide.example/_next/static/chunks/x.js', 'x.js'],
    ['page:12:3', 'page:12:3'],
    ['/status/AbCdEfGhIjKlMnOp:1:2', 'unknown'],
    ['/status/AbCdEfGhIjKlMnOp', 'unknown'],
    ['https://guide.example/?q=bob.js', 'unknown'],
    ['Bob is not defined', 'unknown'],
    ['', 'unknown'],
  ])('of the location %p of an error, only the script is counted', (at, script) => {
    expect(parseAnalyticsBatch({ events: [{ name: 'script_error', kind: 'Error', at }] })).toEqual([
      { name: 'script_error', kind: 'Error', at: script },
    ]);
  });
});

describe('Any body', () => {
  const field = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.string()));
  const almost = fc
    .tuple(fc.constantFrom(...events), fc.dictionary(fc.string(), field), fc.boolean())
    .map(([event, more, isOver]) => (isOver ? { ...event, ...more } : { ...more, ...event }));
  const anything = fc.array(fc.oneof(almost, fc.anything(), fc.constantFrom(...events)), { maxLength: 55 });

  test('is parsed without an error, to no more and no other events than it has', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ events: anything })), (body) => {
        const taken = parseAnalyticsBatch(body);
        for (const event of taken ?? []) {
          expect(Object.keys(EVERY)).toContain(event.name);
          // Accented letters are from words of searches; everything else is ours.
          for (const { detail } of countsOfEvent(event))
            expect(detail).toMatch(/^[\p{L}\p{M} ]{0,40}$|^[\w ()/.:~-]{0,130}$/u);
        }
        expect(taken?.length ?? 0).toBeLessThanOrEqual(50);
      }),
      { numRuns: 1_000, seed: 20_261_121 },
    );
  });
});
