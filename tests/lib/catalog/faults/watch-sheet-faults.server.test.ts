import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { refreshEvents, servedEvents } from '#lib/catalog/event-snapshot.server';
import { SHEET_FAULTS_TASK } from '#lib/catalog/faults/watch-sheet-faults.server';
import { serverEnv } from '#lib/server/env.server';
import { store } from '#lib/server/store/store.server';
import { loadWatchedSheet } from '#lib/submissions/mails/editors/watched-sheet.server';
import { startGoogleSheets } from '../../../fakes/google-sheets.mjs';
import { temporaryFolder } from '../../../support/events/fresh-events.ts';
import { sheetOf } from '../../../support/events/sheet-of.ts';
import { setClock } from '../../../support/set-clock.ts';
import { describeStores } from '../../../support/store/stores.ts';

// The days of the sheet are in the year after.
const NOW = Date.parse('2029-11-27T18:00:00Z');
const MINUTE = 60_000;
const GOOD = sheetOf(10);
const FAULTY = GOOD.replace('12/3/2030', 'someday');
const STATE = Symbol.for('belize-celebrations.events');

let google: Awaited<ReturnType<typeof startGoogleSheets>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let warnings: ReturnType<typeof jest.spyOn>;

beforeAll(async () => {
  google = await startGoogleSheets({ csv: FAULTY });
  folder = await temporaryFolder();
  Object.assign(process.env, {
    DATA_DIR: folder.path,
    BUILT_WITH_SHEET: 'yes',
    EVENTS_CSV_URL: google.csvUrl,
    SITE_URL: 'https://guide.example',
    SHEET_EDITORS: 'ana@example.bz, ben@example.bz',
  });
  // Read before the stores set a folder of their own: last good copies are in this one.
  serverEnv();
});
beforeEach(() => {
  setClock(NOW);
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
  google.setFault(null);
  google.setCsv(FAULTY);
});
afterEach(() => {
  warnings.mockRestore();
});
afterAll(async () => {
  await google.close();
  await folder.remove();
});

/** A server starts, which knows nothing of what was read before, and reads the sheet if it can. */
async function start(): Promise<void> {
  delete (globalThis as { [STATE]?: unknown })[STATE];
  await refreshEvents().catch(() => undefined);
}

/** The task runs so many minutes after the first start. */
async function run(minutes: number): Promise<void> {
  const now = NOW + minutes * MINUTE;
  setClock(now);
  await SHEET_FAULTS_TASK.run(now, new AbortController().signal);
}

const mails = async () =>
  (await (await store()).db.selectFrom('outbox').selectAll().orderBy('recipient').execute()).map(
    ({ recipient, data }) => [recipient, JSON.parse(data).about],
  );
const EACH_ONE = [
  ['ana@example.bz', 'new'],
  ['ben@example.bz', 'new'],
];

describeStores('The faults of a sheet that nobody visits', () => {
  test('are found without a visitor, and mailed once, also by a server that has restarted meanwhile', async () => {
    google.setCsv(GOOD);
    await start();
    await run(0);
    google.setCsv(FAULTY);
    await run(4);
    await run(5);
    expect(await mails()).toEqual([]);
    await start();
    await Promise.all([run(13), run(13)]);
    await run(14);
    expect(await mails()).toEqual(EACH_ONE);
  });

  test('are not mailed when they were mended before the mail, though no server had read that yet', async () => {
    await start();
    await run(0);
    google.setCsv(GOOD);
    await run(9);
    await run(20);
    expect(await mails()).toEqual([]);
  });

  test('are mailed as they were last read while the sheet cannot be read', async () => {
    await start();
    await run(0);
    google.setFault('down');
    await run(9);
    expect(await mails()).toEqual(EACH_ONE);
  });

  test('are none of the last good copy, since they were noted when that was read', async () => {
    await start();
    google.setFault('sign-in');
    await start();
    expect(await servedEvents()).toMatchObject({ from: 'last-good-copy' });
    for (const minutes of [0, 5, 14]) await run(minutes);
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['its header has no Date any more', GOOD.replace('Date', 'When'), 'Date'],
    ['most of its rows have vanished', sheetOf(4), 'Event'],
  ])('are one more where the sheet is not taken, because %s, until it is again', async (_, csv, column) => {
    google.setCsv(FAULTY);
    await start();
    await run(0);
    await run(8);
    await (await store()).db.deleteFrom('outbox').execute();
    google.setCsv(csv);
    for (const minutes of [9, 14, 360, 370]) await run(minutes);
    expect(await mails()).toEqual(EACH_ONE);
    const columns = async () => (await loadWatchedSheet())?.faults.map((fault) => fault.column);
    expect(await columns()).toEqual([column, 'Date']);
    google.setCsv(FAULTY);
    await run(375);
    expect(await columns()).toEqual(['Date']);
  });

  test('are none where the sheet is away, which its editors cannot mend', async () => {
    google.setCsv(GOOD);
    await start();
    await run(0);
    google.setFault('down');
    for (const minutes of [5, 14, 20]) await run(minutes);
    expect(await mails()).toEqual([]);
  });

  test('cost one request in four minutes at most, and none while the server still starts', async () => {
    delete (globalThis as { [STATE]?: unknown })[STATE];
    const readings = () => google.requests.filter(({ address }) => address === 'csv').length;
    const before = readings();
    await run(0);
    expect(readings()).toBe(before);
    google.setCsv(GOOD);
    await start();
    for (let minute = 0; minute <= 20; minute += 1) await run(minute);
    // The first is that of the start.
    expect(readings() - before).toBe(5);
  });
});
