import { addDays } from '#lib/time/calendar-day';
import { startGoogleSheets } from '../../../fakes/google-sheets.mjs';
import { faultySheet } from '../../../support/events/faulty-sheet.ts';
import { freshEvents, temporaryFolder } from '../../../support/events/fresh-events.ts';

const TODAY = '2026-11-27';
let google: Awaited<ReturnType<typeof startGoogleSheets>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${TODAY}T18:00:00Z`));
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  google = await startGoogleSheets({ csv: faultySheet(TODAY) });
  folder = await temporaryFolder();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await google.close();
  await folder.remove();
});

async function reported(settings: Record<string, string>, isRead = true) {
  const { refreshEvents } = await freshEvents({ DATA_DIR: folder.path, ...settings });
  if (isRead) await refreshEvents().catch(() => undefined);
  const [{ faultReport }, { sheetFaultCount }] = await Promise.all([
    import('#lib/catalog/faults/fault-report.server'),
    import('#lib/catalog/sheet-check.server'),
  ]);
  return { report: await faultReport(TODAY), count: sheetFaultCount() };
}

test.each([
  ['sheets-api', () => google.env],
  ['published-csv', () => ({ EVENTS_CSV_URL: google.csvUrl })],
])(
  'a report of the %s has all faults, when the sheet was read, and the rows of what is over',
  async (from, env) => {
    const { report, count } = await reported(env());
    expect(report).toMatchObject({ from, events: 7, readAt: expect.any(String) });
    expect(report?.faults).toHaveLength(11);
    expect(count).toBe(11);
    expect(report?.past).toEqual([{ row: 7, title: 'Old Fair', day: addDays(TODAY, -2_500), address: 'B7' }]);
  },
);

test('after a start the report is that of the last good copy, before any source was asked', async () => {
  await reported({ EVENTS_CSV_URL: google.csvUrl });
  const asked = google.requests.length;
  const { report } = await reported({ EVENTS_CSV_URL: google.csvUrl }, false);
  expect(report).toMatchObject({ from: 'last-good-copy', events: 7 });
  expect(report?.faults).toHaveLength(11);
  expect(google.requests).toHaveLength(asked);
});

test('without a sheet there is no report: nobody edits the sample calendar', async () => {
  expect(await reported({})).toEqual({ report: undefined, count: 0 });
});

test('while there are no events at all there is no report', async () => {
  google.setFault('down');
  expect(await reported({ EVENTS_CSV_URL: google.csvUrl })).toEqual({ report: undefined, count: 0 });
});
