import { expect, test } from '@jest/globals';
import type { AnalyticsEvent } from '#lib/analytics/analytics-event';
import { countsOfEvent } from '#lib/analytics/counts/counts-of-event';

test.each<[AnalyticsEvent, [string, string][]]>([
  [{ name: 'landing', view: 'home' }, [['landing', 'home']]],
  [{ name: 'contact_form_error' }, [['contact_form_error', '']]],
  [{ name: 'event_submission_abandoned', step: 3 }, [['event_submission_abandoned', '3']]],
  [{ name: 'search', found: true, words: 'punta' }, [['search', 'found']]],
  [
    { name: 'search', found: false, words: 'DÍA de la Hispanidad' },
    [
      ['search', 'nothing'],
      ['search_words', 'dia de la hispanidad'],
    ],
  ],
  [{ name: 'share', what: 'site', way: 'qr' }, [['share', 'site/qr']]],
  [
    { name: 'location_detected', confidence: 'high', place: 'dangriga' },
    [
      ['location_detected', 'high'],
      ['location_place', 'dangriga'],
    ],
  ],
  [
    { name: 'location_detected', confidence: 'low', place: 'my-street-7' },
    [
      ['location_detected', 'low'],
      ['location_place', '(other)'],
    ],
  ],
  [{ name: 'session_duration', minutes: 5 }, [['session_duration', '5']]],
  [{ name: 'session_duration', minutes: 11 }, [['session_duration', '10']]],
  [{ name: 'session_duration', minutes: 4 }, []],
  [{ name: 'session_duration', minutes: 500 }, []],
  [
    { name: 'page_load', firstByte: 205, interactive: 1_250, complete: 3_000 },
    [
      ['page_load_first_byte', '200-250'],
      ['page_load_interactive', '1200-1300'],
      ['page_load_complete', '2900-3000'],
    ],
  ],
  [{ name: 'web_vital', metric: 'INP', value: 96 }, [['web_vital_INP', '90-100']]],
  [{ name: 'web_vital', metric: 'CLS', value: 0 }, [['web_vital_CLS', '0-0.01']]],
  [
    { name: 'ab_assignment', experiment: 'search-hint', variant: 'words' },
    [['ab_assignment', 'search-hint/words']],
  ],
  [{ name: 'script_error', kind: 'TypeError', at: 'x.js:1:2' }, [['script_error', 'TypeError x.js:1:2']]],
])('the event %j increases the counts %j', (event, counts) => {
  expect(countsOfEvent(event).map(({ name, detail }) => [name, detail])).toEqual(counts);
});
