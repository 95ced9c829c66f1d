import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentBuild } from '../../worker/builds/current-build.ts';
import { FAULTS, startGoogleSheets } from '../fakes/google-sheets.mjs';
import { expect, test } from '../support/browser/strong-device.ts';
import { sheetOf } from '../support/events/sheet-of.ts';
import { parsePrometheus } from '../support/prometheus.ts';
import { EDITOR_SECRET, type SiteServer, startSite } from '../support/sites/site-server.ts';

// One sheet, one site, one story: each test goes on where the one before it ended.
test.describe.configure({ mode: 'serial' });

const PAGES = ['/', '/things-to-do-in-belize', '/events/event-1', '/api/events'];
const ROWS = 12;
const TOKEN = 'the-token-of-the-monitoring';
const TOO_LARGE = 'The sheet has more than 10 MB; the limit is 10 MB (about 50,000 events)';

let google: Awaited<ReturnType<typeof startGoogleSheets>>;
let site: SiteServer;
/** The word before each event's number, by which an edit is recognized. */
let good = 'Regatta';

test.beforeAll(async () => {
  google = await startGoogleSheets({ csv: sheetOf(ROWS, good) });
  site = await startSite({ env: google.env });
});

test.afterAll(async () => {
  await site?.stop();
  await google?.close();
});

const get = async (path: string) => {
  const response = await fetch(site.url + path);
  return { status: response.status, text: await response.text() };
};

type Report = {
  checks: { sheet: { status: string } };
  status: string;
  serving: { from: string; events: number } | null;
  sources: Record<string, { answering?: boolean; lastError?: string }>;
  publishedAt: string | null;
};
const health = async () => JSON.parse((await get('/api/health')).text) as Report;

async function publish(query = '', secret = EDITOR_SECRET) {
  const response = await fetch(`${site.url}/api/revalidate${query}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
  });
  return { status: response.status, text: await response.text() };
}

async function expectPagesToShow(word: string) {
  for (const path of PAGES) {
    const { status, text } = await get(path);
    expect(status, path).toBe(200);
    expect(text, path).toContain(`${word} 1`);
  }
}

/** Waits until every page shows an edit; a page that is being made anew may give the older one once. */
const expectPagesToShowSoon = (word: string) =>
  expect
    .poll(async () => {
      const pages = await Promise.all(PAGES.map(get));
      return pages.map(({ status, text }) => status === 200 && text.includes(`${word} 1`));
    })
    .toEqual(PAGES.map(() => true));

function expectNoSecretIn(text: string) {
  const secrets = [
    google.key,
    google.csvUrl,
    google.apiUrl,
    google.sheetId,
    'spreadsheets',
    EDITOR_SECRET,
    site.dataDir,
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
}

test('the pages show the events of the sheet, not those of the build', async () => {
  await expectPagesToShow(good);
  expect((await get('/')).text).not.toContain('Sample calendar');
  // The store may take its time on a slow machine.
  await expect
    .poll(health)
    .toMatchObject({ checks: { sheet: { status: 'ok' } }, serving: { from: 'sheets-api', events: ROWS } });
});

test('an edit is published within seconds', async () => {
  good = 'Fiesta';
  google.setCsv(sheetOf(ROWS, good));
  expect((await publish()).status).toBe(200);
  await expectPagesToShowSoon(good);
});

test('after several edits in quick succession the last one is on every page', async () => {
  const events = Array.from({ length: ROWS }, (_, index) => `/events/event-${index + 1}`);
  for (let edit = 1; edit <= 5; edit += 1) {
    good = `Parade ${edit} number`;
    google.setCsv(sheetOf(ROWS, good));
    // Visitors have pages made at the same moment: what they show may be older than what is published.
    const [answer] = await Promise.all([publish(), ...[...PAGES, ...events].map(get)]);
    expect(answer.status).toBe(200);
  }
  await expect
    .poll(async () => (await Promise.all(events.map(get))).filter(({ text }) => text.includes(good)).length)
    .toBe(ROWS);
  await expectPagesToShowSoon(good);
});

test('a wrong secret is refused, and the sheet is not loaded', async () => {
  const asked = google.requests.length;
  for (const secret of ['', 'wrong', `${EDITOR_SECRET} `.repeat(2), EDITOR_SECRET.slice(0, -1)]) {
    const { status, text } = await publish('', secret);
    expect([status, text]).toEqual([401, '{"error":"The secret is missing or wrong."}']);
  }
  const withoutHeader = await fetch(`${site.url}/api/revalidate`, { method: 'POST' });
  expect(withoutHeader.status).toBe(401);
  expect(google.requests).toHaveLength(asked);
});

const SENTENCES: Record<(typeof FAULTS)[number], { api: string; csv: string }> = {
  down: { api: 'The connection failed', csv: 'The connection failed' },
  slow: { api: 'No answer within 5 s', csv: 'No answer within 5 s' },
  '500': {
    api: 'Failed to fetch CSV: 500 Internal Server Error',
    csv: 'Failed to fetch CSV: 500 Internal Server Error',
  },
  'sign-in': {
    api: 'The address answered with a web page instead of JSON',
    csv: 'The address answered with a web page instead of CSV',
  },
  'cut-off': { api: 'The connection failed', csv: 'The connection failed' },
  'half-rows': { api: 'The sheet shrank from 12 rows to 5', csv: 'The sheet shrank from 12 rows to 5' },
  empty: { api: 'No data found in CSV', csv: 'No data found in CSV' },
  garbage: { api: 'The answer is not JSON', csv: 'The header has no column Event' },
  huge: { api: TOO_LARGE, csv: TOO_LARGE },
  brotli: {
    api: 'The answer has an encoding that was not asked for',
    csv: 'The answer has an encoding that was not asked for',
  },
  'gzip-bomb': { api: TOO_LARGE, csv: TOO_LARGE },
  'header-only': { api: 'No data found in CSV', csv: 'No data found in CSV' },
  busy: {
    api: 'Failed to fetch CSV: 429 Too Many Requests',
    csv: 'Failed to fetch CSV: 429 Too Many Requests',
  },
};

/** No answer, none in time, one that is refused before it is read, and one that is read: the others are refused like one of these. */
const EACH_KIND: readonly string[] = ['down', 'slow', 'huge', 'half-rows'];

for (const fault of FAULTS)
  test(`with ${fault} the pages show the last good events, and the health report names the reason`, {
    tag: EACH_KIND.includes(fault) ? [] : '@all',
  }, async () => {
    google.setFault(fault);
    google.setCsv(sheetOf(ROWS, `Edit during ${fault}`));
    const publishing = publish();
    await expectPagesToShow(good);
    const { status, text } = await publishing;
    expect(status).toBe(502);
    // A sheet that lost its rows was read.
    const why = fault === 'half-rows' ? 'was read, but is held back' : 'could not be read';
    expect(text).toContain(`The sheet ${why}, the last good events stay`);
    expect(text).toContain(`sheets-api: ${SENTENCES[fault].api}`);
    expect(text).toContain(`published-csv: ${SENTENCES[fault].csv}`);
    expectNoSecretIn(text);
    // Twice: the first visit after a failed publishing may be the one that has the page made anew.
    await expectPagesToShow(good);
    await expectPagesToShow(good);

    const report = await health();
    expect(report.checks.sheet.status).toBe('degraded');
    expect(report.serving?.events).toBe(ROWS);
    expect(report.sources['sheets-api']?.lastError).toContain(SENTENCES[fault].api);
    expect(report.sources['published-csv']?.lastError).toContain(SENTENCES[fault].csv);
    expectNoSecretIn(JSON.stringify(report));
  });

test('an event page that was not rendered before is shown while every source is down', async () => {
  google.setFault('down');
  await publish();
  const { status, text } = await get('/events/event-9');
  expect(status).toBe(200);
  expect(text).toContain(`${good} 9`);
});

test('when the fault is gone, an edit is published within seconds', async () => {
  google.setFault(null);
  good = 'Concert';
  google.setCsv(sheetOf(ROWS, good));
  expect((await publish()).status).toBe(200);
  await expectPagesToShowSoon(good);
  await expect.poll(async () => (await health()).checks.sheet.status).toBe('ok');
});

test('with the API down and the CSV up, the CSV is used', async () => {
  google.setFault('down', { only: 'api' });
  good = 'Market';
  google.setCsv(sheetOf(ROWS, good));
  const { status, text } = await publish();
  expect([status, JSON.parse(text).from]).toEqual([200, 'published-csv']);
  await expectPagesToShowSoon(good);
  const report = await health();
  expect([report.serving?.from, report.sources['sheets-api']?.answering]).toEqual(['published-csv', false]);
});

test('a sheet that shrank on purpose is published when the editor forces it', async () => {
  google.setFault(null);
  good = 'Supper';
  google.setCsv(sheetOf(5, good));
  expect((await publish()).status).toBe(502);
  // The former name of the parameter.
  expect((await publish('?accept-fewer-rows=1')).status).toBe(200);
  google.setCsv(sheetOf(2, good));
  expect((await publish()).status).toBe(502);
  expect((await publish('?accept-changed-rows=1')).status).toBe(200);
  google.setCsv(sheetOf(4, good));
  expect((await publish()).status).toBe(200);
  await expectPagesToShowSoon(good);
  await expect.poll(async () => (await get('/events/event-9')).status).toBe(404);
  expect((await publish()).status).toBe(200);
});

test('after a restart with all sources down the last good copy is served', async () => {
  google.setFault('down');
  await site.restart();
  await expectPagesToShow(good);
  expect(await health()).toMatchObject({
    status: 'degraded',
    serving: { from: 'last-good-copy', events: 4 },
  });
});

test('after a restart the last good copy is served before slow sources have responded', async () => {
  google.setFault('slow');
  await site.restart({}, 'listening');
  await expectPagesToShowSoon(good);
  expect((await health()).publishedAt).toBeNull();
  await expect.poll(async () => (await health()).publishedAt, { timeout: 30_000 }).not.toBeNull();
  await expectPagesToShow(good);
  expect((await health()).checks.sheet.status).toBe('degraded');
});

test('the sheet is published by itself after a restart', async () => {
  google.setFault(null);
  good = 'Harvest';
  google.setCsv(sheetOf(ROWS, good));
  await site.restart();
  await expectPagesToShow(good);
  await expect
    .poll(health)
    .toMatchObject({ checks: { sheet: { status: 'ok' } }, serving: { from: 'sheets-api' } });
});

test('a server that starts with nothing to show says why, and publishes by itself when the sheet is back', async () => {
  google.setFault('huge');
  const empty = await mkdtemp(join(tmpdir(), 'belize-celebrations-'));
  await site.restart({ DATA_DIR: empty, MONITORING_TOKEN: TOKEN }, 'listening');
  await expect.poll(async () => (await health()).sources['published-csv']?.lastError).toBe(TOO_LARGE);
  expect(await get('/api/health')).toMatchObject({ status: 503 });
  expect(await health()).toMatchObject({
    status: 'failing',
    checks: { sheet: { status: 'failing', reason: `There are no events to show. ${TOO_LARGE}` } },
  });
  expect((await publish()).text).toContain(TOO_LARGE);
  google.setFault(null);
  good = 'Lantern';
  google.setCsv(sheetOf(ROWS, good));
  // Nothing is asked meanwhile that would read the sheet.
  await expect.poll(async () => (await health()).checks.sheet.status, { timeout: 30_000 }).toBe('ok');
  await expectPagesToShowSoon(good);
  await rm(empty, { recursive: true });
});

test('the metrics are for who has the token, and say what was refused', async () => {
  expect((await get('/metrics')).status).toBe(401);
  const response = await fetch(`${site.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const metrics = new Map(parsePrometheus(await response.text()).map((metric) => [metric.name, metric]));
  expect(metrics.get('site_sheet_refused_total')?.samples).toContainEqual({
    labels: { source: 'sheets-api', reason: 'too-large' },
    value: expect.any(Number),
  });
  expect(metrics.get('site_events')?.samples).toEqual([{ labels: {}, value: ROWS }]);
  expect(metrics.get('nodejs_eventloop_lag_p99_seconds')?.samples[0]?.value).toBeGreaterThanOrEqual(0);
  expect(metrics.get('site_build_info')?.samples[0]?.labels?.build_id).toBe(
    readFileSync(join(currentBuild('.'), 'BUILD_ID'), 'utf8').trim(),
  );
});

test('a server that can serve is ready', async () => {
  expect(await get('/api/ready')).toEqual({ status: 200, text: '{"ready":true}' });
});

test('the server’s log has no secret and no unhandled error', () => {
  const log = site.log();
  expect(log).toContain('The events could not be read anew');
  expectNoSecretIn(log);
  expect(log).not.toMatch(/⨯|Unhandled|\n\s+at /);
});
