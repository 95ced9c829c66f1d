import { recentSpan, recentVisits } from '#lib/analytics/counts/recent-visits';

const TODAY = '2026-11-25';
const SPAN = { from: '2026-10-26', to: '2026-11-24' };

describe('The visits of the last 30 days', () => {
  test('are those of the thirty whole days before today', () => {
    expect(recentSpan(TODAY)).toEqual(SPAN);
  });

  test('are told as they were counted', () => {
    expect(recentVisits(TODAY, { since: '2026-10-25', visits: 1234, eventViews: 567 })).toEqual({
      kind: 'counted',
      visits: 1234,
      eventViews: 567,
      ...SPAN,
    });
  });

  test.each([
    [99, 'few'],
    [100, 'counted'],
    [0, 'few'],
  ])('are told as a number from a hundred on: %i', (visits, kind) => {
    expect(recentVisits(TODAY, { since: '2025-11-01', visits, eventViews: 5 })?.kind).toBe(kind);
  });

  test.each([
    ['2026-10-26', '2026-11-26'],
    ['2026-11-25', '2026-12-26'],
  ])('are not told where counting began on %s: then the day on which they will be is', (since, to) => {
    expect(recentVisits(TODAY, { since, visits: 5_000, eventViews: 0 })).toEqual({
      kind: 'begun',
      from: since,
      to,
    });
  });

  test('begin to be told on the day that was promised', () => {
    expect(recentVisits('2026-11-26', { since: '2026-10-26', visits: 200, eventViews: 0 })?.kind).toBe(
      'counted',
    );
    expect(recentVisits(TODAY, { since: '2026-10-26', visits: 200, eventViews: 0 })?.kind).toBe('begun');
  });

  test('are nothing to tell of where nothing was ever counted', () => {
    expect(recentVisits(TODAY, { since: undefined, visits: 0, eventViews: 0 })).toBeUndefined();
  });
});
