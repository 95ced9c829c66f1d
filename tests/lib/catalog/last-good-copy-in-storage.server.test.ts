import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { readLastGoodCopy, saveLastGoodCopy } from '#lib/catalog/sources/last-good-copy.server';
import { startObjectStorage } from '../../fakes/object-storage.mjs';

let service: Awaited<ReturnType<typeof startObjectStorage>>;
let folder: string;

beforeAll(async () => {
  service = await startObjectStorage();
  folder = await mkdtemp(join(tmpdir(), 'last-good-'));
  Object.assign(process.env, service.env, { DATA_DIR: folder });
});
afterEach(() => service.setFault(undefined));
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
  for (const name of [...Object.keys(service.env), 'DATA_DIR']) delete process.env[name];
});

describe('The last good copy of the sheet', () => {
  const copy = (savedAt: string, csv = 'Event,Date') => ({
    savedAt,
    source: 'published-csv' as const,
    rows: 1,
    csv,
  });
  test('is in the storage too, so that a server with an empty disk has it', async () => {
    await saveLastGoodCopy('empty-disk', copy('2026-11-22T12:00:00.000Z'));
    await rm(join(folder, 'last-good'), { recursive: true });
    expect(await readLastGoodCopy('empty-disk')).toEqual(copy('2026-11-22T12:00:00.000Z'));
  });

  test('is the newer one of disk and storage', async () => {
    await saveLastGoodCopy('two', copy('2026-11-22T12:00:00.000Z', 'older'));
    const other = JSON.stringify(copy('2026-11-22T13:00:00.000Z', 'of another server'));
    service.objects.set('last-good/events-two.json', { bytes: Buffer.from(other), type: 'application/json' });
    expect((await readLastGoodCopy('two'))?.csv).toBe('of another server');
  });

  test('is read from the disk while the storage is away, and saving it then is a failure', async () => {
    service.setFault('503');
    const saving = saveLastGoodCopy('away', copy('2026-11-22T12:00:00.000Z'));
    await expect(saving).rejects.toThrow('The storage answered with the status 503');
    expect(await readLastGoodCopy('away')).toEqual(copy('2026-11-22T12:00:00.000Z'));
  });
});
