import { describe, expect, test } from '@jest/globals';
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';
import { MILLISECOND_ENDS, SCORE_ENDS } from '#lib/analytics/counts/buckets';
import { axisEnd, dayRows } from '#lib/analytics/counts/day-rows';
import { advertiserFunnel, contactFunnel, submissionFunnel } from '#lib/analytics/counts/funnels';
import { createPeriodCounts } from '#lib/analytics/counts/period-counts';
import { daysOfPeriod, parseReportPeriod } from '#lib/analytics/counts/report-period';
import { formatCount, formatMilliseconds, formatShare } from '#lib/analytics/counts/report-row';
import { searchReport } from '#lib/analytics/counts/search-report';
import {
  durationRows,
  errorRows,
  eventRows,
  experimentRows,
  scrollRows,
  shareRows,
} from '#lib/analytics/counts/usage-rows';
import { loadRows, vitalRows } from '#lib/analytics/counts/vital-report';
import { VITALS } from '#lib/analytics/counts/vital-table';
import { EVENT_STEPS } from '#lib/submissions/fields/event-submission';

type Counted = readonly [name: string, detail: string, count: number];
const book = (...counts: Counted[]) =>
  createPeriodCounts(counts.map(([name, detail, count]) => ({ name, detail, count })));
const short = (rows: readonly { label: string; count: number; more?: readonly string[] }[]) =>
  rows.map(({ label, count, more = [] }) => [label, count, ...more]);

test.each([
  ['7', 7],
  ['30', 30],
  ['90', 90],
  [null, 30],
  ['', 30],
  ['07', 30],
  ['365', 30],
  ['-7', 30],
  ['7; drop table items', 30],
])('the period %p has %p days', (text, days) => {
  expect(parseReportPeriod(text)).toBe(days);
});

test('a period ends today and includes every day', () => {
  const days = daysOfPeriod(7, '2026-03-03');
  expect(days).toEqual([
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
  ]);
  const rows = dayRows(days, [
    { day: '2026-02-28', name: 'landing', count: 4 },
    { day: '2026-02-28', name: 'page_view', count: 9 },
  ]);
  expect(rows).toHaveLength(7);
  expect(rows[3]).toEqual({ day: '2026-02-28', visits: 4, views: 9 });
  expect(rows[4]).toEqual({ day: '2026-03-01', visits: 0, views: 0 });
});

test.each([
  [0, 4],
  [4, 4],
  [5, 6],
  [21, 30],
  [41, 60],
  [100, 100],
  [101, 200],
  [711, 800],
  [2_000_000_000, 2_000_000_000],
])('the axis of %p ends at %p', (highest, end) => {
  expect(axisEnd(highest)).toBe(end);
});

test('numbers and shares are formatted for people', () => {
  expect([0, 7, 12_345].map(formatCount)).toEqual(['0', '7', '12,345']);
  expect([
    formatShare(1, 3),
    formatShare(0, 3),
    formatShare(1, 1_000),
    formatShare(3, 3),
    formatShare(0, 0),
    formatShare(5, 0),
  ]).toEqual(['33%', '0%', 'under 1%', '100%', '', '']);
  expect([0, 12.4, 999.4, 1_000, 2_449].map(formatMilliseconds)).toEqual([
    '0 ms',
    '12 ms',
    '999 ms',
    '1.00 s',
    '2.45 s',
  ]);
});

describe('Forms', () => {
  test('have a funnel from the opening, which is step 1, with the share and the drop-off of each step', () => {
    const rows = submissionFunnel(
      book(
        ['submit_event_open', '', 40],
        // From a form to which a visitor returned.
        ['event_submission_step', '1', 30],
        ['event_submission_step', '2', 20],
        ['event_submission_abandoned', '2', 7],
        ['event_submission_completed', '', 10],
      ),
      EVENT_STEPS,
    );
    expect(short(rows)).toEqual([
      ['Opened the form', 40, '', ''],
      ['Step 2: Location', 20, '50%', '7'],
      ['Step 3: Contact Info', 0, '0%', '0'],
      ['Step 4: Images & Media', 0, '0%', '0'],
      ['Step 5: Review & Submit', 0, '0%', '0'],
      ['Sent an event', 10, '25%', ''],
    ]);
  });

  test('have no shares when nothing was counted', () => {
    for (const rows of [
      submissionFunnel(book(), EVENT_STEPS),
      advertiserFunnel(book()),
      contactFunnel(book()),
    ])
      for (const { count, more = [] } of rows) {
        expect(count).toBe(0);
        expect(more.join()).not.toMatch(/%|NaN/);
      }
  });
});

describe('Searches', () => {
  test('are listed by their words from three on, else only counted', () => {
    const report = searchReport(
      book(
        ['search', 'found', 70],
        ['search', 'nothing', 30],
        ['search_words', 'kite flying', 3],
        ['search_words', 'salsa', 12],
        ['search_words', 'bob the neighbour', 2],
        ['search_words', '(other)', 9],
      ),
    );
    expect(short(report.outcomes)).toEqual([
      ['Found something', 70, '70%'],
      ['Found nothing', 30, '30%'],
    ]);
    expect(short(report.words)).toEqual([
      ['“salsa”', 12],
      ['“kite flying”', 3],
    ]);
    expect(report.hidden).toBe(15);
    expect(JSON.stringify(report)).not.toContain('bob');
  });
});

describe('Web Vitals', () => {
  test('are rated by the thresholds of Google’s package, which are ends of buckets', () => {
    const google = {
      LCP: LCPThresholds,
      INP: INPThresholds,
      CLS: CLSThresholds,
      FCP: FCPThresholds,
      TTFB: TTFBThresholds,
    };
    for (const { metric, good, poor } of VITALS) {
      expect([good, poor]).toEqual(google[metric]);
      const ends = metric === 'CLS' ? SCORE_ENDS : MILLISECOND_ENDS;
      expect(ends).toEqual(expect.arrayContaining([good, poor]));
    }
  });

  test.each([
    ['2400-2500', '2.47 s', 'good'],
    ['2500-2600', '2.57 s', 'middling'],
    ['3900-4000', '3.97 s', 'middling'],
    ['4000-4100', '4.07 s', 'poor'],
  ])('of %p have the 75th percentile %p, rated %p', (bucket, p75, mark) => {
    const [row] = vitalRows(book(['web_vital_LCP', '0-10', 3], ['web_vital_LCP', bucket, 997]));
    expect(row).toMatchObject({ metric: 'LCP', p75, mark, count: 1_000 });
    expect((row?.shares.good ?? 0) + (row?.shares.middling ?? 0) + (row?.shares.poor ?? 0)).toBeCloseTo(1);
  });

  test('are not shown without measurements', () => {
    expect(vitalRows(book(['web_vital_LCP', 'nonsense', 3]))).toEqual([]);
    expect(loadRows(book())).toEqual([]);
  });
});

describe('The interactions', () => {
  test('show events by their current titles, or by id when they are not listed any more', () => {
    const rows = eventRows(
      book(['event_view', 'a-1', 2], ['event_view', 'b-2', 5], ['event_view', '(other)', 3]),
      new Map([['b-2', 'Punta Rock']]),
    );
    expect(rows).toEqual([
      { key: 'b-2', label: 'Punta Rock', count: 5, more: ['50%'], href: '/events/b-2' },
      { key: '(other)', label: 'All others', count: 3, more: ['30%'] },
      { key: 'a-1', label: 'a-1 (no longer listed)', count: 2, more: ['20%'] },
    ]);
  });

  test('show how often each variant of an experiment was drawn and used', () => {
    const rows = experimentRows(
      book(
        ['ab_assignment', 'search-hint/words', 40],
        ['ab_assignment', 'search-hint/question', 50],
        ['ab_assignment', 'search-hint-used/words', 10],
      ),
    );
    expect(short(rows)).toEqual([
      ['search-hint: question', 50, '0', '0%'],
      ['search-hint: words', 40, '10', '25%'],
    ]);
  });

  test('are sorted for reading', () => {
    expect(short(shareRows(book(['share', 'event/whatsapp', 3], ['share', 'site/qr', 1])))).toEqual([
      ['An event: WhatsApp', 3, '75%'],
      ['The guide: QR code', 1, '25%'],
    ]);
    expect(
      short(
        durationRows(
          book(['landing', 'home', 10], ['session_duration', '10', 2], ['session_duration', '5', 4]),
        ),
      ),
    ).toEqual([
      ['5 minutes or more', 4, '40%'],
      ['10 minutes or more', 2, '20%'],
    ]);
    expect(short(scrollRows(book(['page_view', 'home', 4], ['scroll_depth', '25', 3])))).toEqual([
      ['At least 25% of the page', 3, '75%'],
      ['At least 50% of the page', 0, '0%'],
      ['At least 75% of the page', 0, '0%'],
      ['To the end', 0, '0%'],
    ]);
    expect(scrollRows(book(['page_view', 'home', 4]))).toEqual([]);
    expect(
      short(errorRows(book(['script_error', 'TypeError x.js:1:2', 1], ['script_error', 'Error unknown', 1]))),
    ).toEqual([
      ['Error in an unknown place', 1, '50%'],
      ['TypeError in x.js:1:2', 1, '50%'],
    ]);
  });

  test('do not include other counts of the same table', () => {
    expect(book(['voice_sessions', '', 9]).of('voice_response')).toBe(0);
  });
});
