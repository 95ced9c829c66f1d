import { healthChecksOf } from '#lib/catalog/health-checks';

const AT = '2026-11-19T12:00:00.000Z';

test('the stored summary has both sources and the time of the check', () => {
  const answer = {
    status: 'degraded',
    serving: { events: 100, skipped: [{ row: 3, reason: 'private' }] },
    sources: {
      'sheets-api': { answering: false, lastFailedAt: AT, lastError: 'Failed to fetch CSV: 500', events: 3 },
      'published-csv': { answering: true, lastAnsweredAt: AT },
    },
  };
  expect(healthChecksOf(answer, AT)).toEqual({
    checkedAt: AT,
    status: 'degraded',
    'sheets-api': {
      configured: true,
      answering: false,
      lastFailedAt: AT,
      lastError: 'Failed to fetch CSV: 500',
    },
    'published-csv': { configured: true, answering: true, lastAnsweredAt: AT },
  });
});

test('a source that the site does not use is marked as not configured', () => {
  expect(healthChecksOf({ status: 'ok', sources: {} }, AT)).toEqual({
    checkedAt: AT,
    status: 'ok',
    'sheets-api': { configured: false },
    'published-csv': { configured: false },
  });
});

test.each([undefined, null, 'html', 7, [], { status: 5, sources: 'x' }, { sources: { 'sheets-api': null } }])(
  'an invalid response like %j is stored as unreachable',
  (response) => {
    expect(healthChecksOf(response, AT)).toMatchObject({ checkedAt: AT, status: 'unreachable' });
  },
);
