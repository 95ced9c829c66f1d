import { execFileSync } from 'node:child_process';
import { link, mkdir, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { belizeMidnight } from '#lib/time/calendar-day';
import { HOUR_MS } from '#lib/time/durations';
import { type FAULTS, startGoogleSheets } from '../../fakes/google-sheets.mjs';
import { freshEvents, temporaryFolder } from '../../support/events/fresh-events.ts';
import { sheetOf } from '../../support/events/sheet-of.ts';
import { setClock } from '../../support/set-clock.ts';
import { startLoopbackServer } from '../../support/sites/loopback-server.ts';

const NOW = Date.UTC(2026, 10, 22, 18);
const BUSY = 'Failed to fetch CSV: 429 Too Many Requests';
const TOO_LARGE = 'The sheet has more than 10 MB; the limit is 10 MB (about 50,000 events)';

type Fault = (typeof FAULTS)[number];
type Google = Awaited<ReturnType<typeof startGoogleSheets>>;

let google: Google;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let warnings: jest.SpyInstance;

beforeEach(async () => {
  setClock(NOW);
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
const csvOnly = () => ({ EVENTS_CSV_URL: google.csvUrl, DATA_DIR: folder.path });
const titles = (snapshot: { events: { title: string }[] }) => snapshot.events.map(({ title }) => title);
/** The requests, of which the API's two renderings of one reading are one. */
const readings = () => google.requests.filter(({ url }) => !url.includes('=FORMATTED_VALUE'));
const addressesAsked = () => readings().map(({ address }) => address);

describe('the sources have an order:', () => {
  test('the Sheets API is read first, and no other source when it responds', async () => {
    const { refreshEvents } = await freshEvents(both());
    const { snapshot, answered } = await refreshEvents();
    expect([snapshot.from, snapshot.events.length, answered]).toEqual(['sheets-api', 10, true]);
    expect(addressesAsked()).toEqual(['api']);
  });

  test('the published CSV is read when the API fails, and its events count as current', async () => {
    google.setFault('500', { only: 'api' });
    const { refreshEvents } = await freshEvents(both());
    const { snapshot, answered, problem } = await refreshEvents();
    expect([snapshot.from, snapshot.events.length, answered, problem]).toEqual([
      'published-csv',
      10,
      true,
      undefined,
    ]);
    expect(addressesAsked()).toEqual(['api', 'redirect', 'csv']);
  });

  test('both give the same events, although the API leaves out empty cells at the end of a row', async () => {
    const fromApi = await (await freshEvents(both())).refreshEvents();
    const fromCsv = await (await freshEvents(csvOnly())).refreshEvents();
    expect(fromCsv.snapshot.events).toEqual(fromApi.snapshot.events);
    expect(fromApi.snapshot.skipped).toEqual([]);
  });

  test('an API without a key is not configured', async () => {
    const { refreshEvents } = await freshEvents({ ...both(), EVENTS_SHEET_KEY: '' });
    expect((await refreshEvents()).snapshot.from).toBe('published-csv');
  });

  test('the range is the configured one, and the key is in no address', async () => {
    const { refreshEvents } = await freshEvents({ ...both(), EVENTS_SHEET_RANGE: "'Events 2027'!A:J" });
    await refreshEvents();
    const [request] = google.requests;
    expect(decodeURIComponent(request?.url ?? '')).toMatch(/\/values\/'Events 2027'!A:J\?/);
    expect(request?.url).not.toContain(google.key);
  });

  test('any character in the sheet’s name of a range is escaped in the address', async () => {
    const { refreshEvents } = await freshEvents({ ...both(), EVENTS_SHEET_RANGE: "'Food/Drink? #1'!A:J" });
    expect((await refreshEvents()).snapshot.from).toBe('sheets-api');
    expect(google.requests[0]?.url).toMatch(/\/values\/'Food%2FDrink%3F%20%231'!A%3AJ\?/);
  });

  test('50,000 rows as long as those of the sample calendar are below the limit of the API’s response', async () => {
    const hall =
      'Hall of the Regatta Committee of the Cayes, second floor, by the bridge, across the river from it';
    google.setCsv(sheetOf(50_000).replaceAll(',Hall ', `,${hall}`));
    const { configuredSources } = await freshEvents(both());
    expect(JSON.parse((await configuredSources()[0]?.load()) ?? '').shown.values).toHaveLength(50_001);
  });

  test('a redirect of the API is a failure, and its key is not sent to another host', async () => {
    const seen: (string | undefined)[] = [];
    const other = await startLoopbackServer((request, response) => {
      seen.push(request.url);
      response.end('{}');
    });
    const api = await startLoopbackServer((_, response) =>
      response.writeHead(302, { Location: other.url }).end(),
    );
    const { refreshEvents, healthReport } = await freshEvents({
      ...both(),
      EVENTS_SHEETS_API: new URL(api.url).origin,
    });
    await refreshEvents();
    await Promise.all([api.close(), other.close()]);
    expect(seen).toEqual([]);
    expect((await healthReport()).sources['sheets-api']?.lastError).toBe(
      'The address redirects to where it must not be followed',
    );
  });

  test('the published CSV is requested with the header Accept text/csv', async () => {
    await (await freshEvents(csvOnly())).refreshEvents();
    expect(google.requests.every(({ acceptsCsv }) => acceptsCsv)).toBe(true);
  });

  test('the last good copy on disk is served when no source responds', async () => {
    await (await freshEvents(both())).refreshEvents();
    google.setFault('down');
    const { refreshEvents } = await freshEvents(both());
    const { snapshot, answered } = await refreshEvents();
    expect([snapshot.from, snapshot.events.length, answered]).toEqual(['last-good-copy', 10, false]);
  });

  test('a running server keeps its events in memory, and says from which source they are', async () => {
    const { refreshEvents, servedEvents } = await freshEvents(both());
    await refreshEvents();
    google.setFault('down');
    await refreshEvents({ force: true });
    expect((await servedEvents()).from).toBe('sheets-api');
  });

  test('the sample calendar is served without any configured source', async () => {
    const { refreshEvents, healthReport } = await freshEvents({ DATA_DIR: folder.path });
    const { snapshot, answered } = await refreshEvents();
    expect([snapshot.from, answered]).toEqual(['sample', true]);
    expect(snapshot.events.length).toBeGreaterThan(50);
    expect((await healthReport()).checks.sheet.status).toBe('ok');
  });

  test('a configured source that was never reached gives an error, never the sample calendar', async () => {
    google.setFault('down');
    const { refreshEvents, servedEvents } = await freshEvents(both());
    await expect(refreshEvents()).rejects.toThrow('Events are not available right now');
    await expect(servedEvents()).rejects.toThrow('Events are not available right now');
  });

  test('a page with the sample calendar, from a build without a sheet, is replaced when a sheet is configured', async () => {
    google.setFault('down');
    const { refreshEvents } = await freshEvents({ ...both(), BUILT_WITH_SHEET: 'no' });
    const { snapshot, answered } = await refreshEvents();
    expect([snapshot.from, snapshot.events, answered]).toEqual(['nothing', [], false]);
  });

  test('a build without a source or a copy publishes the empty state', async () => {
    google.setFault('down');
    const { refreshEvents } = await freshEvents({ ...both(), NEXT_PHASE: 'phase-production-build' });
    const { snapshot } = await refreshEvents();
    expect([snapshot.from, snapshot.events]).toEqual(['nothing', []]);
  });

  test('a build prefers the last good copy to the empty state', async () => {
    await (await freshEvents(both())).refreshEvents();
    google.setFault('down');
    const { refreshEvents } = await freshEvents({ ...both(), NEXT_PHASE: 'phase-production-build' });
    expect((await refreshEvents()).snapshot.from).toBe('last-good-copy');
  });
});

describe('the sample calendar goes with the clock of the running site:', () => {
  /** An instant in Belize, at midnight unless it has an hour. */
  const at = (day: string, hour = 0) => belizeMidnight(day) + hour * HOUR_MS;
  const idsOf = (events: readonly { title: string; id: string }[], title: string) =>
    events.filter((event) => event.title === title).map(({ id }) => id);

  test('what is over moves on in the served events and their lists, at midnight and without a refresh', async () => {
    setClock(at('2028-05-01', 23.9));
    const { refreshEvents, servedEvents } = await freshEvents({ DATA_DIR: folder.path });
    await refreshEvents();
    const before = await servedEvents();
    expect(idsOf(before.events, 'Labour Day')).toEqual(['20280501-nationwide-labour-day']);
    expect(await servedEvents()).toBe(before);

    setClock(at('2028-05-02'));
    const after = await servedEvents();
    expect(idsOf(after.events, 'Labour Day')).toEqual(['20290501-nationwide-labour-day']);
    expect([after.from, after.version === before.version]).toEqual(['sample', false]);
    const { eventLists } = await import('#lib/catalog/event-lists.server');
    const { summaries } = await eventLists(after, at('2028-05-02'));
    expect(idsOf(summaries, 'Labour Day')).toEqual(['20290501-nationwide-labour-day']);
  });

  test('an address of a former year leads to that of the next', async () => {
    setClock(at('2031-07-01', 12));
    const { refreshEvents } = await freshEvents({ DATA_DIR: folder.path });
    await refreshEvents();
    const { eventAddress } = await import('#lib/catalog/event-address.server');
    expect(await eventAddress('20261225-nationwide-christmas-day')).toEqual({
      kind: 'moved',
      id: '20311225-nationwide-christmas-day',
    });
  });

  test('its pages are published once when rows have moved on, again where that failed', async () => {
    const [before, after] = [at('2028-05-01', 12), at('2028-05-02')];
    setClock(before);
    const { refreshEvents } = await freshEvents({ DATA_DIR: folder.path });
    await refreshEvents();
    const { publishMovedSample } = await import('#lib/catalog/publish-sample.server');
    const asked: boolean[] = [];
    const look = async (now: number, succeeds = true) => {
      let isAsked = false;
      await publishMovedSample(now, async () => {
        isAsked = true;
        return succeeds;
      });
      asked.push(isAsked);
    };
    await look(before);
    setClock(after);
    await look(after, false);
    await look(after);
    await look(after);
    expect(asked).toEqual([false, true, true, false]);
  });

  test('a configured sheet is never moved', async () => {
    google.setCsv('Event,Date,Time,Venue,Location\nRegatta,12/6/2026,9 AM,Pier,Corozal\n');
    setClock(at('2031-07-01', 12));
    const { refreshEvents } = await freshEvents(csvOnly());
    const { snapshot } = await refreshEvents();
    expect([snapshot.from, ...snapshot.events.map(({ date }) => date)]).toEqual([
      'published-csv',
      '2026-12-06',
    ]);
  });
});

const SENTENCES: [Fault, { api: string; csv: string }][] = [
  ['down', { api: 'The connection failed (ECONNRESET)', csv: 'The connection failed (ECONNRESET)' }],
  [
    '500',
    {
      api: 'Failed to fetch CSV: 500 Internal Server Error',
      csv: 'Failed to fetch CSV: 500 Internal Server Error',
    },
  ],
  [
    'sign-in',
    {
      api: 'The address answered with a web page instead of JSON',
      csv: 'The address answered with a web page instead of CSV',
    },
  ],
  ['cut-off', { api: 'The connection failed (ECONNRESET)', csv: 'The connection failed (ECONNRESET)' }],
  ['half-rows', { api: 'The sheet shrank from 10 rows to 4', csv: 'The sheet shrank from 10 rows to 4' }],
  ['empty', { api: 'No data found in CSV', csv: 'No data found in CSV' }],
  ['header-only', { api: 'No data found in CSV', csv: 'No data found in CSV' }],
  [
    'garbage',
    {
      api: 'The answer is not JSON',
      csv: 'The header has no column Event, Date, Time, Venue, Location',
    },
  ],
  [
    'brotli',
    {
      api: 'The answer has an encoding that was not asked for',
      csv: 'The answer has an encoding that was not asked for',
    },
  ],
  ['gzip-bomb', { api: TOO_LARGE, csv: TOO_LARGE }],
  ['huge', { api: TOO_LARGE, csv: TOO_LARGE }],
  ['busy', { api: BUSY, csv: BUSY }],
];

describe('when a source fails', () => {
  test.each(SENTENCES)(
    'with the fault “%s”, the last good events stay, and the health report has the reason',
    async (fault, sentences) => {
      const { refreshEvents, servedEvents, healthReport } = await freshEvents(both());
      await refreshEvents();
      google.setFault(fault);
      const { answered, problem } = await refreshEvents({ force: true });
      const report = await healthReport();

      expect([answered, problem]).toEqual([
        false,
        `sheets-api: ${sentences.api}; published-csv: ${sentences.csv}`,
      ]);
      expect((await servedEvents()).events).toHaveLength(10);
      expect(report.checks.sheet.status).toBe('degraded');
      expect(report.sources['sheets-api']?.lastError).toBe(sentences.api);
      expect(report.sources['published-csv']?.lastError).toBe(sentences.csv);
    },
  );

  test.each(SENTENCES)('with the fault “%s”, the copy on disk stays', async (fault) => {
    await (await freshEvents(both())).refreshEvents();
    google.setFault(fault);
    await (await freshEvents(both())).refreshEvents();
    const { refreshEvents } = await freshEvents(both());
    expect(titles((await refreshEvents()).snapshot)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Event ${index + 1}`),
    );
  });

  test('because of a wrong key, the reason is the status', async () => {
    const { refreshEvents, healthReport } = await freshEvents({ ...both(), EVENTS_SHEET_KEY: 'another-key' });
    await refreshEvents();
    const { sources } = await healthReport();
    expect(sources['sheets-api']?.lastError).toBe('Failed to fetch CSV: 403 Forbidden');
  });

  test('because it sends a web page as CSV, the reason is the web page', async () => {
    const server = await startLoopbackServer((_, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/csv' })
        .end('\n<html>Event,Date,Time,Venue,Location</html>'),
    );
    const { refreshEvents, healthReport } = await freshEvents({
      EVENTS_CSV_URL: server.url,
      DATA_DIR: folder.path,
    });
    await refreshEvents().catch(() => {});
    await server.close();
    const { sources } = await healthReport();
    expect(sources['published-csv']?.lastError).toBe('The address answered with a web page instead of CSV');
  });

  test('no message, warning or report has the key, the sheet or an address', async () => {
    const { refreshEvents, healthReport } = await freshEvents(both());
    const said = [];
    for (const [fault] of SENTENCES) {
      google.setFault(fault);
      said.push(await refreshEvents({ force: true }).catch((error: unknown) => String(error)));
      said.push(await healthReport());
    }
    const text = JSON.stringify([said, warnings.mock.calls]);
    for (const secret of [
      google.key,
      google.sheetId,
      'spreadsheets',
      '127.0.0.1',
      String(google.port),
      folder.path,
    ])
      expect(text).not.toContain(secret);
  });

  test('a refresh within five seconds reports the same failure without a request', async () => {
    const { refreshEvents } = await freshEvents(csvOnly());
    await refreshEvents();
    google.setFault('500');
    await refreshEvents({ force: true });
    const asked = google.requests.length;
    const { answered, problem } = await refreshEvents();
    expect([answered, problem]).toEqual([
      false,
      'published-csv: Failed to fetch CSV: 500 Internal Server Error',
    ]);
    expect(google.requests).toHaveLength(asked);
  });

  test('its events are served again as soon as it responds again', async () => {
    const { refreshEvents, healthReport } = await freshEvents(both());
    await refreshEvents();
    google.setFault('garbage');
    await refreshEvents({ force: true });
    google.setFault(null);
    google.setCsv(sheetOf(11));
    const { snapshot } = await refreshEvents({ force: true });
    expect(snapshot.events).toHaveLength(11);
    expect((await healthReport()).checks.sheet.status).toBe('ok');
  });
});

describe('a source that asks for a pause', () => {
  test('is not asked again by itself before the pause has ended, while the next source is', async () => {
    const { refreshEvents, healthReport } = await freshEvents(both());
    google.setFault('busy', { only: 'api' });
    expect((await refreshEvents()).snapshot.from).toBe('published-csv');
    const { snapshot } = await refreshEvents({ force: true, heedPauses: true });
    expect(snapshot.from).toBe('published-csv');
    expect(addressesAsked()).toEqual(['api', 'redirect', 'csv', 'redirect', 'csv']);
    expect((await healthReport()).sources['sheets-api']?.lastError).toBe(BUSY);
  });

  test('is reported with the end of the pause while there is no other source', async () => {
    const { refreshEvents } = await freshEvents(csvOnly());
    await refreshEvents();
    google.setFault('busy');
    await refreshEvents({ force: true });
    const { problem } = await refreshEvents({ force: true, heedPauses: true });
    expect(problem).toMatch(/^published-csv: It asked for a pause until \d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test('is asked all the same when an editor publishes, and when the pause has ended', async () => {
    const { refreshEvents } = await freshEvents(csvOnly());
    google.setFault('busy');
    await refreshEvents().catch(() => {});
    google.setFault(null);
    expect((await refreshEvents({ force: true })).answered).toBe(true);
    google.setFault('busy');
    await refreshEvents({ force: true });
    google.setFault(null);
    setClock(NOW + 31_000);
    expect((await refreshEvents({ force: true, heedPauses: true })).answered).toBe(true);
  });
});

describe('a sheet that grows is held:', () => {
  test('the last good one stays until an editor accepts it, and the health report says that it is held', async () => {
    const { refreshEvents, healthReport, servedEvents } = await freshEvents(csvOnly());
    await refreshEvents();
    google.setCsv(sheetOf(311));
    const { answered, problem } = await refreshEvents({ force: true });
    expect([answered, problem]).toEqual([false, 'published-csv: The sheet grew from 10 rows to 311']);
    expect((await servedEvents()).events).toHaveLength(10);
    expect((await healthReport()).sources['published-csv']?.isHeld).toBe(true);
    const accepted = await refreshEvents({ force: true, acceptChangedRows: true });
    expect([accepted.answered, accepted.snapshot.events.length]).toEqual([true, 311]);
    expect((await healthReport()).sources['published-csv']?.isHeld).toBeUndefined();
  });

  test('after a restart it is compared with the copy on disk', async () => {
    await (await freshEvents(csvOnly())).refreshEvents();
    google.setCsv(sheetOf(311));
    const { snapshot, problem } = await (await freshEvents(csvOnly())).refreshEvents();
    expect([snapshot.events.length, problem]).toEqual([
      10,
      'published-csv: The sheet grew from 10 rows to 311',
    ]);
  });

  test('without any sheet before, it is accepted', async () => {
    google.setCsv(sheetOf(400));
    expect((await (await freshEvents(csvOnly())).refreshEvents()).snapshot.events).toHaveLength(400);
  });
});

describe('a sheet that has lost a column is held:', () => {
  const withoutDates = sheetOf(10).replace(/12\/\d+\/2030/g, '#REF!');
  const LOST = 'The column Date is blank or “#REF!” in 10 of 10 rows, before in 0 of 10';

  test.each([
    ['the Sheets API', 'sheets-api', both],
    ['the published CSV', 'published-csv', csvOnly],
  ] as const)(
    'of %s nothing changes, and the health report names the column',
    async (_, source, settings) => {
      const { refreshEvents, servedEvents, healthReport } = await freshEvents(settings());
      const { snapshot } = await refreshEvents();
      google.setCsv(withoutDates);
      const { answered, problem, changedIds } = await refreshEvents({ force: true });
      expect([answered, changedIds]).toEqual([false, []]);
      expect(problem).toContain(LOST);
      expect((await servedEvents()).events).toEqual(snapshot.events);
      const report = await healthReport();
      expect(report.sources[source]).toMatchObject({ isHeld: true, lastError: LOST });
      expect(report.checks.sheet).toMatchObject({ status: 'degraded', reason: LOST });
      google.setCsv(sheetOf(10));
      expect((await refreshEvents({ force: true })).changedIds).toEqual([]);
    },
  );

  test('after a restart too, also beside a copy of a release that did not count blank cells', async () => {
    await (await freshEvents(csvOnly())).refreshEvents();
    google.setCsv(withoutDates);
    const restarted = await freshEvents(csvOnly());
    expect((await restarted.refreshEvents()).problem).toContain(LOST);
    const file = join(folder.path, 'last-good', `events-${restarted.sheetKey()}.json`);
    const { blankCells, ...copy } = JSON.parse(await readFile(file, 'utf8'));
    expect(blankCells).toEqual({ rows: 10, blank: {} });
    await writeFile(file, JSON.stringify(copy));
    const { snapshot, problem } = await (await freshEvents(csvOnly())).refreshEvents();
    expect([snapshot.from, problem]).toEqual(['last-good-copy', `published-csv: ${LOST}`]);
  });

  test('whoever accepts it for that reason has it published, and it stays after a restart', async () => {
    const { refreshEvents, healthReport } = await freshEvents(csvOnly());
    await refreshEvents();
    google.setCsv(withoutDates);
    expect((await refreshEvents({ force: true, accepted: ['shrank'] })).answered).toBe(false);
    expect((await refreshEvents({ force: true, accepted: ['blanked:Date'] })).answered).toBe(true);
    expect((await healthReport()).sources['published-csv']?.isHeld).toBeUndefined();
    const { snapshot, answered } = await (await freshEvents(csvOnly())).refreshEvents();
    expect([answered, snapshot.events.length, snapshot.events[0]?.date]).toEqual([true, 10, '']);
  });

  test('a reading without any title is no sheet, and is not accepted either', async () => {
    const { refreshEvents } = await freshEvents(csvOnly());
    await refreshEvents();
    google.setCsv(sheetOf(10).replace(/^Event \d+/gm, ''));
    const { problem } = await refreshEvents({ force: true, accepted: ['blanked:Event'] });
    expect(problem).toBe('published-csv: No data found in CSV');
  });
});

describe('a sheet that shrinks is refused:', () => {
  test('half of the rows are enough to be accepted', async () => {
    const { refreshEvents } = await freshEvents(csvOnly());
    await refreshEvents();
    google.setCsv(sheetOf(5));
    const { answered, snapshot } = await refreshEvents({ force: true });
    expect([answered, snapshot.events.length]).toEqual([true, 5]);
  });

  test('skipped rows count as rows', async () => {
    const { refreshEvents } = await freshEvents(csvOnly());
    await refreshEvents();
    const skipped = '\n,1/1/2030,8 PM,Hall,Dangriga,Free,,';
    google.setCsv(sheetOf(4) + skipped);
    const { answered, snapshot } = await refreshEvents({ force: true });
    expect([answered, snapshot.events.length, snapshot.skipped.length]).toEqual([true, 4, 1]);
  });

  test('an editor can accept it, and later sheets are compared with it', async () => {
    const { refreshEvents } = await freshEvents(csvOnly());
    await refreshEvents();
    google.setCsv(sheetOf(4));
    expect((await refreshEvents({ force: true })).answered).toBe(false);
    const accepted = await refreshEvents({ force: true, acceptChangedRows: true });
    expect([accepted.answered, accepted.snapshot.events.length]).toEqual([true, 4]);
    expect((await refreshEvents({ force: true })).answered).toBe(true);
  });

  test('accepting fewer rows does not accept an empty sheet', async () => {
    const { refreshEvents, servedEvents } = await freshEvents(csvOnly());
    await refreshEvents();
    google.setFault('header-only');
    expect((await refreshEvents({ force: true, acceptChangedRows: true })).answered).toBe(false);
    expect((await servedEvents()).events).toHaveLength(10);
  });

  test('after a restart it is compared with the copy on disk', async () => {
    await (await freshEvents(csvOnly())).refreshEvents();
    google.setCsv(sheetOf(4));
    const { refreshEvents } = await freshEvents(csvOnly());
    const { snapshot, problem } = await refreshEvents();
    expect([snapshot.from, problem]).toEqual([
      'last-good-copy',
      'published-csv: The sheet shrank from 10 rows to 4',
    ]);
  });

  test('without a copy on disk it is compared with the events in memory', async () => {
    await writeFile(join(folder.path, 'file'), '');
    const { refreshEvents } = await freshEvents({
      ...csvOnly(),
      DATA_DIR: join(folder.path, 'file', 'data'),
    });
    await refreshEvents();
    google.setCsv(sheetOf(4));
    const { answered, snapshot } = await refreshEvents({ force: true });
    expect([answered, snapshot.events.length]).toEqual([false, 10]);
  });

  test('an accepted sheet counts, even when a full disk still has the larger copy', async () => {
    const { refreshEvents, saveLastGoodCopy, sheetKey } = await freshEvents(csvOnly());
    google.setCsv(sheetOf(4));
    await refreshEvents();
    const savedAt = new Date(NOW - 60_000).toISOString();
    await saveLastGoodCopy(sheetKey(), { savedAt, source: 'published-csv', rows: 10, text: sheetOf(10) });
    expect((await refreshEvents({ force: true })).answered).toBe(true);
  });

  test('a sheet that another server has accepted counts here too', async () => {
    const { refreshEvents, saveLastGoodCopy, sheetKey } = await freshEvents(csvOnly());
    await refreshEvents();
    const savedAt = new Date(NOW + 60_000).toISOString();
    await saveLastGoodCopy(sheetKey(), { savedAt, source: 'published-csv', rows: 4, text: sheetOf(4) });
    google.setCsv(sheetOf(4));
    expect((await refreshEvents({ force: true })).answered).toBe(true);
  });
});

describe('the last good copy', () => {
  test('is never served for another sheet', async () => {
    await (await freshEvents(csvOnly())).refreshEvents();
    const { refreshEvents } = await freshEvents({
      ...csvOnly(),
      EVENTS_CSV_URL: 'http://127.0.0.1:1/other.csv',
    });
    await expect(refreshEvents()).rejects.toThrow('Events are not available right now');
  });

  test('is also served with another key for the same sheet', async () => {
    await (await freshEvents(both())).refreshEvents();
    google.setFault('down');
    const { refreshEvents } = await freshEvents({ ...both(), EVENTS_SHEET_KEY: 'a-newer-key' });
    expect((await refreshEvents()).snapshot.from).toBe('last-good-copy');
  });

  test.each(['sheets-api', 'published-csv'] as const)(
    'of the release before, which is CSV although it is from %s, is served',
    async (source) => {
      const { saveLastGoodCopy, sheetKey } = await freshEvents(both());
      await saveLastGoodCopy(sheetKey(), { savedAt: '2026-11-22T15:00:00.000Z', source, rows: 3, text: '' });
      const [name] = await readdir(join(folder.path, 'last-good'));
      await writeFile(
        join(folder.path, 'last-good', name ?? ''),
        JSON.stringify({ savedAt: '2026-11-22T15:00:00.000Z', source, rows: 3, csv: sheetOf(3) }),
      );
      google.setFault('down');
      const { snapshot } = await (await freshEvents(both())).refreshEvents();
      expect([snapshot.from, titles(snapshot)]).toEqual([
        'last-good-copy',
        ['Event 1', 'Event 2', 'Event 3'],
      ]);
    },
  );

  test('is not served when it is damaged', async () => {
    const { refreshEvents, servedEvents } = await freshEvents(csvOnly());
    await refreshEvents();
    const [name] = await readdir(join(folder.path, 'last-good'));
    await writeFile(join(folder.path, 'last-good', name ?? ''), '{"savedAt":"2026-11-');
    google.setFault('down');
    expect((await servedEvents()).from).toBe('published-csv');
    const restarted = await freshEvents(csvOnly());
    await expect(restarted.refreshEvents()).rejects.toThrow('Events are not available right now');
  });

  test('is always complete, even when several servers write at once', async () => {
    const [one, other] = [await freshEvents(csvOnly()), await freshEvents(csvOnly())];
    const big = { source: 'published-csv' as const, rows: 1, text: 'x'.repeat(500_000) };
    const save = async (server: typeof one, day: number) => {
      for (let hour = 0; hour < 20; hour += 1) {
        const savedAt = new Date(Date.UTC(2030, 0, day, hour)).toISOString();
        await server.saveLastGoodCopy('sheet', { ...big, savedAt });
      }
    };
    await save(one, 1);
    let writing = true;
    const reads: (number | undefined)[] = [];
    const reader = async () => {
      while (writing) reads.push((await other.readLastGoodCopy('sheet'))?.text.length);
    };
    const reading = reader();
    await Promise.all([save(one, 2), save(other, 3), save(one, 4)]).finally(() => {
      writing = false;
    });
    await reading;
    expect(new Set(reads)).toEqual(new Set([500_000]));
    expect(await readdir(join(folder.path, 'last-good'))).toEqual(['events-sheet.json']);
  });

  test('is not read again to say when it was saved, unless another server has saved one', async () => {
    const { saveLastGoodCopy, lastGoodCopyFacts } = await freshEvents(csvOnly());
    const copy = {
      source: 'published-csv',
      rows: 7,
      savedAt: '2026-11-22T15:00:00.000Z',
      text: 'one',
    } as const;
    await saveLastGoodCopy('sheet', copy);
    const path = join(folder.path, 'last-good', 'events-sheet.json');
    const time = new Date('2026-11-22T15:00:00Z');
    await utimes(path, time, time);
    expect((await lastGoodCopyFacts('sheet'))?.rows).toBe(7);
    // The same file in size and time, so that only a reading would find the difference.
    await writeFile(path, (await readFile(path, 'utf8')).replace('"rows":7', '"rows":8'));
    await utimes(path, time, time);
    expect((await lastGoodCopyFacts('sheet'))?.rows).toBe(7);
    await rm(path);
    await writeFile(path, JSON.stringify({ ...copy, rows: 9, text: 'of another server' }));
    expect((await lastGoodCopyFacts('sheet'))?.rows).toBe(9);
    expect(await lastGoodCopyFacts('none')).toBeUndefined();
  });

  test('is optional: a failing disk is only reported', async () => {
    await writeFile(join(folder.path, 'file'), '');
    const { refreshEvents, healthReport } = await freshEvents({
      ...csvOnly(),
      DATA_DIR: join(folder.path, 'file', 'data'),
    });
    const { snapshot, answered } = await refreshEvents();
    expect([snapshot.events.length, answered]).toEqual([10, true]);
    const report = await healthReport();
    expect([report.checks.sheet.status, report.lastGoodCopy]).toEqual(['ok', null]);
    expect(report.lastGoodCopyProblem).toBe('The last good copy could not be kept (ENOTDIR)');
  });

  test('is no longer reported as failed when the disk works again', async () => {
    const file = join(folder.path, 'file');
    await writeFile(file, '');
    const { refreshEvents, healthReport } = await freshEvents({ ...csvOnly(), DATA_DIR: join(file, 'data') });
    await refreshEvents();
    await rm(file);
    await refreshEvents({ force: true });
    const { lastGoodCopy, lastGoodCopyProblem } = await healthReport();
    expect([lastGoodCopy?.rows, lastGoodCopyProblem]).toEqual([10, undefined]);
  });

  test('leaves no temporary file when it cannot be renamed', async () => {
    const { refreshEvents, sheetKey, healthReport } = await freshEvents(csvOnly());
    const name = `events-${sheetKey()}.json`;
    await mkdir(join(folder.path, 'last-good', name), { recursive: true });
    await refreshEvents();
    expect(await readdir(join(folder.path, 'last-good'))).toEqual([name]);
    expect((await healthReport()).lastGoodCopyProblem).toMatch(
      /^The last good copy could not be kept \(E[A-Z]+\)$/,
    );
  });

  test('is served by a new server without a request to the sources, until an editor publishes', async () => {
    await (await freshEvents(csvOnly())).refreshEvents();
    const asked = google.requests.length;
    google.setCsv(sheetOf(12));
    const { refreshFromLastGoodCopy, refreshEvents } = await freshEvents(csvOnly());
    expect((await refreshFromLastGoodCopy()).snapshot.from).toBe('last-good-copy');
    expect((await refreshEvents()).snapshot.events).toHaveLength(10);
    expect(google.requests).toHaveLength(asked);
    expect((await refreshEvents({ force: true })).snapshot.events).toHaveLength(12);
  });

  test('does not replace newer events when the disk is slow', async () => {
    const { refreshEvents, servedEvents, sheetKey } = await freshEvents(csvOnly());
    const path = join(folder.path, 'last-good', `events-${sheetKey()}.json`);
    const slowDisk = join(folder.path, 'slow-disk');
    await mkdir(join(folder.path, 'last-good'));
    // A named pipe delivers its text only when it is written to.
    execFileSync('mkfifo', [slowDisk]);
    await link(slowDisk, path);
    const asked = servedEvents();
    await refreshEvents({ force: true, acceptChangedRows: true });
    const copy = { savedAt: '2026-01-01T00:00:00.000Z', source: 'published-csv', rows: 3, csv: sheetOf(3) };
    const pipe = await open(slowDisk, 'r+');
    await pipe.writeFile(JSON.stringify(copy));
    await pipe.close();
    expect((await asked).events).toHaveLength(10);
    expect((await servedEvents()).events).toHaveLength(10);
  });

  test('cannot be served when there is none', async () => {
    const { refreshFromLastGoodCopy } = await freshEvents(csvOnly());
    await expect(refreshFromLastGoodCopy()).rejects.toThrow('Events are not available right now');
  });
});

/** Waits until the loopback service has received so many requests. */
async function untilAsked(times: number): Promise<void> {
  while (readings().filter(({ address }) => address !== 'redirect').length < times)
    await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('simultaneous refreshes', () => {
  test('share one request', async () => {
    const { refreshEvents } = await freshEvents(both());
    await Promise.all([refreshEvents(), refreshEvents(), refreshEvents()]);
    expect(addressesAsked()).toEqual(['api']);
  });

  test('include an edit that was made while another refresh was running', async () => {
    const { refreshEvents, servedEvents } = await freshEvents(both());
    const release = google.hold();
    const early = refreshEvents();
    await untilAsked(1);
    google.setCsv(sheetOf(10, 'Edited'));
    const edited = refreshEvents({ force: true });
    release();
    expect(titles((await early).snapshot)[0]).toBe('Event 1');
    expect(titles((await edited).snapshot)[0]).toBe('Edited 1');
    expect(titles(await servedEvents())[0]).toBe('Edited 1');
  });

  test('of several editors share the next one, which accepts fewer rows when one of them does', async () => {
    const { refreshEvents } = await freshEvents(both());
    await refreshEvents();
    const release = google.hold();
    const running = refreshEvents({ force: true });
    await untilAsked(2);
    google.setCsv(sheetOf(3));
    const editors = [
      refreshEvents({ force: true }),
      refreshEvents({ force: true, acceptChangedRows: true }),
      refreshEvents({ force: true }),
    ];
    release();
    expect((await running).snapshot.events).toHaveLength(10);
    for (const { answered, snapshot } of await Promise.all(editors))
      expect([answered, snapshot.events.length]).toEqual([true, 3]);
    expect(addressesAsked()).toEqual(['api', 'api', 'api']);
  });

  test('fail separately: a waiting one still runs', async () => {
    google.setFault('500');
    const { refreshEvents } = await freshEvents(csvOnly());
    const release = google.hold();
    const failing = refreshEvents();
    await untilAsked(1);
    google.setFault(null);
    const next = refreshEvents({ force: true });
    release();
    await expect(failing).rejects.toThrow('Events are not available right now');
    expect((await next).snapshot.events).toHaveLength(10);
  });
});

test('a refresh reports which events were added, removed or changed', async () => {
  const { refreshEvents } = await freshEvents(csvOnly());
  expect((await refreshEvents()).changedIds).toEqual([]);
  google.setCsv(`${sheetOf(9).replace('Hall 3', 'Beach')}\nNew,1/1/2031,,,,,new,`);
  expect((await refreshEvents({ force: true })).changedIds.sort()).toEqual(['event-10', 'event-3', 'new']);
});

test('the time since when events are served changes only with the sheet', async () => {
  const { refreshEvents } = await freshEvents(csvOnly());
  const first = (await refreshEvents()).snapshot;
  const second = (await refreshEvents({ force: true })).snapshot;
  google.setCsv(sheetOf(11));
  const edited = (await refreshEvents({ force: true })).snapshot;
  expect(second.since).toBe(first.since);
  expect(second.readAt >= first.readAt).toBe(true);
  expect(edited.since).toBe(edited.readAt);
});

test('an id that was given stays with its event when the sheet is sorted, also after a restart', async () => {
  const HEADER = 'Event,Date,Time,Venue,Location,Cost';
  const [parade, drums] = ['Parade,9 AM,Front Street', 'Drums,8 PM,Y-Not Island'].map((row) => {
    const [title, time, venue] = row.split(',');
    return `Garifuna Settlement Day Festival: ${title},11/19/2026,${time},${venue},Dangriga,Free`;
  });
  const idsOf = ({ events }: { events: { title: string; id: string }[] }) =>
    Object.fromEntries(events.map(({ title, id }) => [title.slice(-6).trim(), id.slice(-2)]));
  const given = { Parade: 'iv', Drums: '-2' };
  google.setCsv([HEADER, parade, drums].join('\n'));
  expect(idsOf((await (await freshEvents(csvOnly())).refreshEvents()).snapshot)).toEqual(given);
  // The process that read it last has only the copy on disk.
  google.setCsv([HEADER, drums, parade].join('\n'));
  expect(idsOf((await (await freshEvents(csvOnly())).refreshEvents()).snapshot)).toEqual(given);
  google.setFault('500');
  expect(idsOf(await (await freshEvents(csvOnly())).servedEvents())).toEqual(given);
});
