import { describe, expect, test } from '@jest/globals';
import {
  type CheckStatus,
  diskCheck,
  mailCheck,
  publicCheck,
  worstStatus,
} from '#lib/server/monitoring/check';

const MEGABYTE = 1024 * 1024;
const LOW_DISK_BYTES = 500 * MEGABYTE;
const FULL_DISK_BYTES = 50 * MEGABYTE;
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
    ['ok', 'with enough space and files', LOW_DISK_BYTES, 10_000, 1_000_000],
    ['degraded', 'with little space', LOW_DISK_BYTES - 1, 10_000, 1_000_000],
    ['failing', 'with hardly any space', FULL_DISK_BYTES - 1, 10_000, 1_000_000],
    ['degraded', 'on which few files can be made', LOW_DISK_BYTES, 9_999, 1_000_000],
    ['failing', 'on which hardly any files can be made', LOW_DISK_BYTES, 499, 1_000_000],
    ['ok', 'whose number of files has no limit', LOW_DISK_BYTES, 0, 0],
  ])('is %s as a place for data %s', (status, _, freeBytes, freeFiles, totalFiles) => {
    expect(diskCheck({ freeBytes, freeFiles, totalFiles }).status).toBe(status);
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
  const disk = diskCheck({ freeBytes: 7, freeFiles: 0, totalFiles: 0 });
  expect(disk.details).toEqual({ freeBytes: 7 });
  expect(publicCheck(disk)).toEqual({ status: 'failing', reason: 'The disk is full' });
  expect(publicCheck({ status: 'ok', details: { milliseconds: 3 } })).toEqual({ status: 'ok' });
});
