import { describe, expect, test } from '@jest/globals';
import { writtenKey, writtenPaths, writtenPrivateLink } from '#lib/site/written-paths';

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

const TOKEN = `${'aZ0-_'.repeat(8)}bc_`;

describe('A private link out of a text', () => {
  test.each([
    '.',
    ',',
    ')',
    '>',
    '%20',
    '%3E,',
    '%E2%80%8B',
    '…',
    '%22%3E',
    '*',
    '.Thanks',
    '&amp',
    '%',
    '%2F',
    '_',
  ])('is the same without what stands behind its token: %s', (behind) => {
    expect(writtenPrivateLink(`/status/${TOKEN}${behind}`)).toBe(`/status/${TOKEN}`);
    expect(writtenPrivateLink(`/results/${TOKEN}${behind}`)).toBe(`/results/${TOKEN}`);
  });

  test.each([
    [`/status/(${TOKEN})`, `/status/${TOKEN}`],
    [`/status/%3C${TOKEN}%3E`, `/status/${TOKEN}`],
    [`/status/${TOKEN.slice(0, 20)}%0A%20${TOKEN.slice(20)}`, `/status/${TOKEN}`],
    [`/status/${TOKEN}/correct).`, `/status/${TOKEN}/correct`],
    [`/status/${TOKEN}./correct`, `/status/${TOKEN}/correct`],
    ['/status/%20', '/status'],
  ])('%s is %s', (path, written) => {
    expect(writtenPrivateLink(path)).toBe(written);
  });

  test.each([
    `/status/${TOKEN}`,
    `/status/${TOKEN}/date-cancelled`,
    `/status/${TOKEN.slice(0, -1)}`,
    '/status',
    '/moderate/items/x.',
    '/events/x.',
  ])('%s is left as it is', (path) => {
    expect(writtenPrivateLink(path)).toBeUndefined();
  });
});

test.each([
  ['a1.b_-2.d0.signature', 'a1.b_-2.d0.signature'],
  ['a1.b_-2.d0.signature).', 'a1.b_-2.d0.signature'],
  ['<a1.b_-2.d0.sign\r\n ature>', 'a1.b_-2.d0.signature'],
  ['"', ''],
])('the key of a mailed link %j is %j', (key, written) => {
  expect(writtenKey(key)).toBe(written);
});
