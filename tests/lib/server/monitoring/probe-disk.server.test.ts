import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { probeDisk } from '#lib/server/monitoring/probe-disk.server';

const TERABYTE = 1024 ** 4;
// The settings are read once, at the first check. Images leave 8 TB free, and submissions 1 TB.
process.env.DISK_RESERVE_MB = String((8 * TERABYTE) / 1024 ** 2);

const folder = mkdtempSync(join(tmpdir(), 'belize-disk-probe-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the free space of a folder is that of its disk, also before the folder is made', async () => {
  const there = await probeDisk(folder);
  const later = await probeDisk(join(folder, 'not', 'made', 'yet'));
  expect(there.details?.freeBytes).toBeGreaterThan(0);
  expect(Object.keys(later.details ?? {})).toEqual(Object.keys(there.details ?? {}));
});

test('a disk is full when it has less space than submissions must leave by DISK_RESERVE_MB', async () => {
  const { status, details } = await probeDisk(folder);
  const freeBytes = Number(details?.freeBytes);
  expect(freeBytes).toBeLessThan(8 * TERABYTE);
  expect(status).toBe(freeBytes < TERABYTE ? 'failing' : 'degraded');
});

test('a data folder that cannot be one is a failure', async () => {
  writeFileSync(join(folder, 'file'), '');
  expect(await probeDisk(join(folder, 'file', 'data'))).toEqual({
    status: 'failing',
    reason: 'The data folder cannot be read',
    details: { code: 'ENOTDIR' },
  });
});
