import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readLastGoodCopy, saveLastGoodCopy } from '#lib/catalog/sources/last-good-copy.server';
import { startGoogleSheets } from '../../fakes/google-sheets.mjs';
import { startObjectStorage } from '../../fakes/object-storage.mjs';
import { freshEvents } from '../../support/events/fresh-events.ts';
import { sheetOf } from '../../support/events/sheet-of.ts';
import { setClock } from '../../support/set-clock.ts';
import { testService } from '../../support/sites/test-service.ts';

const NOW = Date.UTC(2026, 10, 22, 18);
setClock(NOW);
const service = testService(startObjectStorage);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-good-'));
  Object.assign(process.env, { DATA_DIR: folder });
});
afterEach(() => service().setFault(undefined));
afterAll(async () => {
  await rm(folder, { recursive: true });
  delete process.env.DATA_DIR;
});

describe('The last good copy of the sheet', () => {
  const copy = (savedAt: string, text = 'Event,Date') => ({
    savedAt,
    source: 'published-csv' as const,
    rows: 1,
    text,
  });
  test('is in the storage too, so that a server with an empty disk has it', async () => {
    await saveLastGoodCopy('empty-disk', copy('2026-11-22T12:00:00.000Z'));
    await rm(join(folder, 'last-good'), { recursive: true });
    expect(await readLastGoodCopy('empty-disk')).toEqual(copy('2026-11-22T12:00:00.000Z'));
  });

  test('is the newer one of disk and storage', async () => {
    await saveLastGoodCopy('two', copy('2026-11-22T12:00:00.000Z', 'older'));
    const other = JSON.stringify(copy('2026-11-22T13:00:00.000Z', 'of another server'));
    service().objects.set('last-good/events-two.json', {
      bytes: Buffer.from(other),
      type: 'application/json',
    });
    expect((await readLastGoodCopy('two'))?.text).toBe('of another server');
  });

  test('is read from the disk while the storage is away, and saving it then is a failure', async () => {
    service().setFault('503');
    const saving = saveLastGoodCopy('away', copy('2026-11-22T12:00:00.000Z'));
    await expect(saving).rejects.toThrow('The storage answered with the status 503');
    expect(await readLastGoodCopy('away')).toEqual(copy('2026-11-22T12:00:00.000Z'));
  });
});

describe('Beside the storage, a server with an empty disk', () => {
  let google: Awaited<ReturnType<typeof startGoogleSheets>>;
  let warnings: jest.SpyInstance;

  beforeEach(async () => {
    warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
    google = await startGoogleSheets({ csv: sheetOf(20) });
  });
  afterEach(async () => {
    warnings.mockRestore();
    await google.close();
  });

  /** A server that has just started on an empty disk, and its sheet's copy in the storage. */
  async function started() {
    await rm(join(folder, 'last-good'), { recursive: true, force: true });
    const events = await freshEvents({ EVENTS_CSV_URL: google.csvUrl, DATA_DIR: folder });
    const key = `last-good/events-${events.sheetKey()}.json`;
    const put = (rows: number, savedAt: string) => {
      const blankCells = { rows, blank: {} };
      const copy = { savedAt, source: 'published-csv', rows, blankCells, text: sheetOf(rows) };
      service().objects.set(key, { bytes: Buffer.from(JSON.stringify(copy)), type: 'application/json' });
    };
    const rows = () => JSON.parse(String(service().objects.get(key)?.bytes)).rows;
    const requests = () => service().requests.filter((request) => request.endsWith(key));
    return { ...events, put, rows, requests };
  }

  test.each([
    ['shrunk to less than half', 100, 'The sheet shrank from 100 rows to 20'],
    ['grown more than threefold', 5, 'The sheet grew from 5 rows to 400'],
  ])('refuses a sheet that has %s, and leaves the copy as it was', async (_, before, problem) => {
    const server = await started();
    if (before === 5) google.setCsv(sheetOf(400));
    server.put(before, '2026-11-22T12:00:00.000Z');
    const { snapshot, problem: found } = await server.refreshEvents();
    expect([snapshot.from, snapshot.events.length]).toEqual(['last-good-copy', before]);
    expect(found).toBe(`published-csv: ${problem}`);
    expect(server.rows()).toBe(before);
  });

  test('serves what it reads while the storage is away, but does not keep it', async () => {
    const server = await started();
    server.put(100, '2026-11-22T12:00:00.000Z');
    service().setFault('503');
    const { snapshot, answered } = await server.refreshEvents();
    expect([snapshot.from, snapshot.events.length, answered]).toEqual(['published-csv', 20, true]);
    expect((await server.healthReport()).lastGoodCopyProblem).toBe(
      'The last good copy could not be read (HTTP_503), so a newer one is not kept',
    );
    service().setFault(undefined);
    expect(server.rows()).toBe(100);
    expect(await readLastGoodCopy(server.sheetKey())).toMatchObject({ rows: 100 });
  });

  test('goes back to the last good copy when it turns out that what it serves has shrunk', async () => {
    const server = await started();
    server.put(100, '2026-11-22T12:00:00.000Z');
    service().setFault('503');
    await server.refreshEvents();
    service().setFault(undefined);
    const { snapshot, changedIds } = await server.refreshEvents({ force: true });
    expect([snapshot.from, snapshot.events.length]).toEqual(['last-good-copy', 100]);
    expect(changedIds).toHaveLength(80);
    expect(server.rows()).toBe(100);
  });

  test('keeps what it serves when it turns out that it has not', async () => {
    const server = await started();
    server.put(30, '2026-11-22T12:00:00.000Z');
    service().setFault('503');
    await server.refreshEvents();
    service().setFault(undefined);
    google.setFault('down');
    expect((await server.refreshEvents({ force: true })).snapshot.from).toBe('published-csv');
    google.setFault(null);
    await server.refreshEvents({ force: true });
    expect(server.rows()).toBe(20);
    expect((await server.healthReport()).lastGoodCopyProblem).toBeUndefined();
  });

  test('keeps a shrunk sheet that an editor accepts, even while the storage cannot be read', async () => {
    const server = await started();
    server.put(100, '2026-11-22T12:00:00.000Z');
    service().setFault('503');
    await server.refreshEvents({ force: true, acceptChangedRows: true });
    service().setFault(undefined);
    await server.refreshEvents({ force: true });
    expect(server.rows()).toBe(20);
  });

  test.each([
    [['shrank'], 'published-csv', 20, true],
    [['grew'], 'last-good-copy', 100, false],
  ] as const)(
    'keeps a shrunk sheet that a moderator has accepted as %s while the storage could not be read: %s',
    async (accepted, from, events, answered) => {
      const server = await started();
      server.put(100, '2026-11-22T12:00:00.000Z');
      service().setFault('503');
      await server.refreshEvents({ force: true, accepted });
      service().setFault(undefined);
      const { snapshot, answered: isTaken } = await server.refreshEvents({ force: true });
      expect([snapshot.from, snapshot.events.length, isTaken]).toEqual([from, events, answered]);
      expect(server.rows()).toBe(events);
    },
  );

  describe('of which a moderator has accepted a shrunk sheet while the storage could not be read', () => {
    async function acceptedUnchecked() {
      const server = await started();
      server.put(100, '2026-11-22T12:00:00.000Z');
      service().setFault('503');
      await server.refreshEvents({ force: true, accepted: ['shrank'] });
      return server;
    }
    /** What is served after the next reading, and what is said of it. */
    async function nextReading(server: Awaited<ReturnType<typeof acceptedUnchecked>>) {
      const { snapshot, problem } = await server.refreshEvents({ force: true });
      return [snapshot.events.length, problem];
    }

    test('holds another accident, once the accepted one was compared', async () => {
      const server = await acceptedUnchecked();
      service().setFault(undefined);
      google.setCsv(sheetOf(4));
      expect(await nextReading(server)).toEqual([20, 'published-csv: The sheet shrank from 20 rows to 4']);
      google.setCsv(sheetOf(20));
      expect(await nextReading(server)).toEqual([20, undefined]);
      google.setCsv(sheetOf(5));
      expect(await nextReading(server)).toEqual([20, 'published-csv: The sheet shrank from 20 rows to 5']);
    });

    test('goes back to the last good copy after another accident, which was not accepted', async () => {
      const server = await acceptedUnchecked();
      google.setCsv(sheetOf(4));
      await server.refreshEvents({ force: true });
      service().setFault(undefined);
      expect(await nextReading(server)).toEqual([100, 'published-csv: The sheet shrank from 100 rows to 4']);
    });

    test('takes an edit of that sheet, while the storage is away and when it is back', async () => {
      const server = await acceptedUnchecked();
      google.setCsv(sheetOf(19));
      await server.refreshEvents({ force: true });
      service().setFault(undefined);
      google.setCsv(sheetOf(18));
      expect(await nextReading(server)).toEqual([18, undefined]);
      expect(server.rows()).toBe(18);
    });
  });

  test('accepts what another server has accepted since', async () => {
    const server = await started();
    server.put(20, '2026-11-22T12:00:00.000Z');
    await server.refreshEvents();
    google.setCsv(sheetOf(4));
    expect((await server.refreshEvents({ force: true })).answered).toBe(false);
    server.put(4, new Date(NOW + 60_000).toISOString());
    expect((await server.refreshEvents({ force: true })).answered).toBe(true);
  });

  test('keeps the first copy where its key may not list the bucket, which answers 403 for a missing object', async () => {
    const server = await started();
    service().setFault('may-not-list');
    await server.refreshEvents();
    expect(server.rows()).toBe(20);
  });

  test('downloads its own copies never, and that of another server at its start: for its rows, then for its ids', async () => {
    const server = await started();
    server.put(20, '2026-11-22T12:00:00.000Z');
    await server.refreshEvents();
    await server.refreshEvents({ force: true });
    await server.refreshEvents({ force: true });
    await server.healthReport();
    expect(server.requests().map((request) => request.split(' ')[0])).toEqual([
      ...['HEAD', 'GET', 'GET', 'PUT'],
      ...['HEAD', 'PUT'],
      ...['HEAD', 'PUT'],
    ]);
  });
});
