import { describe, expect, test } from '@jest/globals';
import {
  type CheckStatus,
  diskCheck,
  mailCheck,
  publicCheck,
  worstStatus,
} from '#lib/server/monitoring/check';

const FLOORS = { images: 800, submissions: 100 };
const LATE_MAIL_MS = 15 * 60_000;

describe('The status of several checks', () => {
  test.each<[CheckStatus[], CheckStatus]>([
    [[], 'ok'],
    [['ok', 'ok'], 'ok'],
    [['ok', 'degraded', 'ok'], 'degraded'],
    [['degraded', 'failing', 'ok'], 'failing'],
  ])('%j is the worst of them: %s', (statuses, worst) => {
    expect(worstStatus(statuses.map((status) => ({ status })))).toBe(worst);
  });
});

describe('A disk', () => {
  test.each<[CheckStatus, string, number, number, number]>([
    ['ok', 'with as much space and as many files as everything needs', 800, 10_000, 1_000_000],
    ['degraded', 'with less space than images leave free', 799, 10_000, 1_000_000],
    ['degraded', 'with all the space that submissions leave free', 100, 10_000, 1_000_000],
    ['failing', 'with less space than that', 99, 10_000, 1_000_000],
    ['degraded', 'on which few files can be made', 800, 9_999, 1_000_000],
    ['failing', 'on which hardly any files can be made', 800, 499, 1_000_000],
    ['ok', 'whose number of files has no limit', 800, 0, 0],
  ])('is %s as a place for data %s', (status, _, freeBytes, freeFiles, totalFiles) => {
    const space = { freeBytes, sizeBytes: 8_000, freeFiles, totalFiles };
    expect(diskCheck(space, FLOORS).status).toBe(status);
  });

  test('of unknown size is ok', () => {
    expect(diskCheck({ freeBytes: 0, sizeBytes: 0, freeFiles: 0, totalFiles: 0 }, FLOORS).status).toBe('ok');
  });
});

describe('The outbox', () => {
  test.each<[CheckStatus, string, number]>([
    ['ok', 'while nothing is late', 0],
    ['ok', 'with a mail that is late by a quarter of an hour', LATE_MAIL_MS],
    ['degraded', 'with a mail that is later', LATE_MAIL_MS + 1],
  ])('is %s as a queue of mails %s', (status, _, oldestMs) => {
    expect(mailCheck({ waiting: 3, failed: 1, oldestMs }).status).toBe(status);
  });
});

test('the public form of a check has its reason, and no figures', () => {
  const disk = diskCheck({ freeBytes: 7, sizeBytes: 8_000, freeFiles: 0, totalFiles: 0 }, FLOORS);
  expect(disk.details).toEqual({ freeBytes: 7 });
  expect(publicCheck(disk)).toEqual({ status: 'failing', reason: 'The disk is full' });
  expect(publicCheck({ status: 'ok', details: { milliseconds: 3 } })).toEqual({ status: 'ok' });
});
