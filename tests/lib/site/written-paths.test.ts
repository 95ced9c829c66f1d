import { describe, expect, test } from '@jest/globals';
import { writtenPaths } from '#lib/site/written-paths';

const EVENT = '/events/20271205-hopkins-fiesta';

describe('An address out of a text', () => {
  test.each(['.', ',', ')', ').', "'", '%22', '%20', '%E2%80%8B', '%E2%80%9D', '!', '*', '%3E', '/.', '…'])(
    'is meant without what stands behind it: %s',
    (behind) => {
      expect(writtenPaths(EVENT + behind)).toEqual([EVENT]);
    },
  );

  test.each([
    ['/TERMS', ['/terms']],
    ['/EVENTS/20271205-hopkins-fiesta', [EVENT]],
    ['/Events/Fiesta-2027.', ['/events/Fiesta-2027', '/events/fiesta-2027']],
    ['/events/20271205-HOPKINS-fiesta', [EVENT]],
    [`${EVENT}/calendar.ics.`, [`${EVENT}/calendar.ics`]],
    ['/%20', ['/']],
  ])('%s may be meant for %j', (path, meant) => {
    expect(writtenPaths(path)).toEqual(meant);
  });

  test.each([
    '/status/Token.',
    '/STATUS/token',
    '/Moderate',
    '/moderate/items/x.',
    '/API/health',
    '/results/x)',
    '//evil.example.',
    '/%2Fevil.example.',
    '/events%2Fx.',
    '/%5Cevil.example.',
    '/events/%E0%A4%A.',
    EVENT,
  ])('%s is guessed for nothing', (path) => {
    expect(writtenPaths(path)).toEqual([]);
  });
});
