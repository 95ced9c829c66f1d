import { worstStatus } from '#lib/server/monitoring/check';
import { startGoogleSheets } from '../../fakes/google-sheets.mjs';
import { freshEvents, temporaryFolder } from '../../support/events/fresh-events.ts';
import { sheetOf } from '../../support/events/sheet-of.ts';
import { setClock } from '../../support/set-clock.ts';

let google: Awaited<ReturnType<typeof startGoogleSheets>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let warnings: jest.SpyInstance;

beforeEach(async () => {
  // In the year before the days of the sheet.
  setClock(Date.parse('2029-11-30T12:00:00-06:00'));
  google = await startGoogleSheets({ csv: sheetOf(10) });
  folder = await temporaryFolder();
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  warnings.mockRestore();
  await google.close();
  await folder.remove();
});

const both = () => ({ ...google.env, DATA_DIR: folder.path });
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

test('the health report has for each source the last response, the number of events, and the skipped rows with reasons', async () => {
  google.setCsv(`${sheetOf(3)}\nShort,12/6/2030\n,12/5/2030,8 PM,Hall,Dangriga,Free,,`);
  const { refreshEvents, healthReport } = await freshEvents({
    EVENTS_CSV_URL: google.csvUrl,
    DATA_DIR: folder.path,
  });
  await refreshEvents();
  const skipped = [
    { row: 5, reason: 'The row has 2 cells where the header has 8' },
    { row: 6, reason: 'The Event cell is empty' },
  ];
  const { status, checks, notes, ...report } = await healthReport();
  expect(status).toBe(worstStatus(Object.values(checks)));
  // Three empty settings are named, and are no reason for another status.
  expect(notes.map((note) => note.split(' ')[0])).toEqual([
    'CONTACT_EMAIL',
    'CONTACT_WHATSAPP',
    'SOCIAL_GROUPS',
  ]);
  expect(checks.sheet).toEqual({ status: 'ok' });
  expect(report).toEqual({
    serving: {
      from: 'published-csv',
      since: TIME,
      readAt: TIME,
      events: 3,
      approved: 0,
      datesToBeConfirmed: [],
      notRead: [],
      skippedRows: 2,
      skipped,
    },
    sources: {
      'published-csv': { answering: true, lastAnsweredAt: TIME, events: 3, skippedRows: 2, skipped },
    },
    lastGoodCopy: { savedAt: TIME, rows: 5 },
    lastGoodCopyProblem: undefined,
    approvedProblem: undefined,
    publishedAt: null,
  });
});

test('the health report names what was not read of rows that are served, with the row of the sheet and what to write', async () => {
  google.setCsv(`${sheetOf(3)}\nRegatta,12/6/2030,7 or 8 PM,Hall,Dangriga,Free,,`);
  const { refreshEvents, healthReport } = await freshEvents({
    EVENTS_CSV_URL: google.csvUrl,
    DATA_DIR: folder.path,
  });
  await refreshEvents();
  expect((await healthReport()).serving?.notRead).toEqual([
    {
      row: 5,
      note: 'Time “7 or 8 PM”: shown as written, but the site knows no hour. Write it like 7 PM or 7 PM & 9 PM for two shows.',
    },
  ]);
});

test('a source that was not needed has an empty report, and the status is ok', async () => {
  const { refreshEvents, healthReport } = await freshEvents(both());
  await refreshEvents();
  const { checks, sources } = await healthReport();
  expect(checks.sheet.status).toBe('ok');
  expect(sources).toEqual({
    'sheets-api': { answering: true, lastAnsweredAt: TIME, events: 10, skippedRows: 0, skipped: [] },
    'published-csv': {},
  });
});

test('with the API down and the CSV up, the status is ok and the API’s report has the reason of its failure', async () => {
  google.setFault('500', { only: 'api' });
  const { refreshEvents, healthReport } = await freshEvents(both());
  await refreshEvents();
  const { checks, serving, sources } = await healthReport();
  expect([checks.sheet.status, serving?.from]).toEqual(['ok', 'published-csv']);
  expect(sources['sheets-api']).toEqual({
    answering: false,
    lastFailedAt: TIME,
    lastError: 'Failed to fetch CSV: 500 Internal Server Error',
  });
});

test('the report of a failing source still has its last response', async () => {
  const { refreshEvents, healthReport } = await freshEvents(both());
  await refreshEvents();
  google.setFault('empty');
  await refreshEvents({ force: true });
  const { checks, serving, sources } = await healthReport();
  expect(checks.sheet).toEqual({ status: 'degraded', reason: 'No data found in CSV' });
  expect([serving?.from, serving?.events]).toEqual(['sheets-api', 10]);
  expect(sources['sheets-api']).toEqual({
    answering: false,
    lastAnsweredAt: TIME,
    events: 10,
    skippedRows: 0,
    skipped: [],
    lastFailedAt: TIME,
    lastError: 'No data found in CSV',
  });
});

test('the report of a source that responds again still has its last failure', async () => {
  const { refreshEvents, healthReport } = await freshEvents(both());
  google.setFault('empty');
  await refreshEvents().catch(() => {});
  google.setFault(null);
  await refreshEvents({ force: true });
  const { checks, sources } = await healthReport();
  expect(checks.sheet.status).toBe('ok');
  expect(sources['sheets-api']).toMatchObject({ answering: true, lastError: 'No data found in CSV' });
});

test('after a restart with all sources down, the last good copy is served since the time it was saved', async () => {
  await (await freshEvents(both())).refreshEvents();
  google.setFault('down');
  const { refreshEvents, healthReport } = await freshEvents(both());
  await refreshEvents();
  const { checks, serving, lastGoodCopy } = await healthReport();
  expect([checks.sheet.status, serving?.from, serving?.events]).toEqual(['degraded', 'last-good-copy', 10]);
  expect(serving?.since).toBe(lastGoodCopy?.savedAt);
});

test('without events to serve, the status is failing, with the reasons', async () => {
  google.setFault('down');
  const { refreshEvents, healthReport } = await freshEvents(both());
  await refreshEvents().catch(() => {});
  const { status, checks, serving, sources, lastGoodCopy } = await healthReport();
  expect([status, serving, lastGoodCopy]).toEqual(['failing', null, null]);
  expect(checks.sheet).toEqual({
    status: 'failing',
    reason: 'There are no events to show. The connection failed (ECONNRESET)',
  });
  expect(sources['published-csv']?.lastError).toBe('The connection failed (ECONNRESET)');
});

test('without a configured source, the status is ok, with the sample calendar', async () => {
  const { healthReport } = await freshEvents({ DATA_DIR: folder.path });
  const { checks, serving, sources } = await healthReport();
  expect([checks.sheet.status, serving?.from, sources]).toEqual(['ok', 'sample', {}]);
});

test('the health report has the number of all skipped rows, but only the first hundred reasons', async () => {
  google.setCsv(`${sheetOf(2)}\n${Array.from({ length: 150 }, (_, i) => `,${i},,,,,,`).join('\n')}`);
  const { refreshEvents, healthReport } = await freshEvents(both());
  await refreshEvents();
  const { serving } = await healthReport();
  expect(serving?.skippedRows).toBe(150);
  expect(serving?.skipped).toHaveLength(100);
});

test('the health report has the events whose date is not a day of the calendar, as in the sheet', async () => {
  google.setCsv(
    'Event,Date,Time,Venue,Location\nDrums,11/20/2026,8 PM,Hall,Hopkins\nKites,21/11/2026,,Pier,Hopkins',
  );
  const { refreshEvents, healthReport } = await freshEvents(both());
  await refreshEvents();
  expect((await healthReport()).serving?.datesToBeConfirmed).toEqual(['Kites: 21/11/2026']);
});

test('everyone gets the reasons of the checks, and only who has the token their figures', async () => {
  const { refreshEvents, healthReport } = await freshEvents(both());
  await refreshEvents();
  const open = await healthReport();
  for (const check of Object.values(open.checks)) expect(check).not.toHaveProperty('details');
  const { checks } = await healthReport({ withDetails: true });
  expect(checks.sheet.details).toEqual({ ageSeconds: expect.any(Number) });
  expect(checks.disk.details?.freeBytes).toBeGreaterThan(0);
  expect(checks.mail.details).toMatchObject({ waiting: expect.any(Number), failed: expect.any(Number) });
});

test('the health report says that nothing with a day is ahead, and is no worse for it', async () => {
  const past = [
    'Event,Date,Time,Venue,Location,Cost,ID',
    'Fiesta,12/5/2019,8 PM,Hall,Dangriga,Free,',
    'Fair,soon,,Park,Hopkins,Free,',
  ];
  google.setCsv(past.join('\n'));
  const { refreshEvents, healthReport } = await freshEvents({
    EVENTS_CSV_URL: google.csvUrl,
    DATA_DIR: folder.path,
  });
  await refreshEvents();
  const { status, checks, notes } = await healthReport();
  expect(notes).toContain('No event with a day is ahead: the calendar shows nothing to come.');
  expect(status).toBe(worstStatus(Object.values(checks)));
});
