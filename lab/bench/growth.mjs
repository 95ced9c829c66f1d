// Measures a store with many items and a sheet with many events: pages of moderation, the export, memory, and the
// longest turn of the event loop while all pages are made anew.
//   npm run bench:growth [-- --items 100000] [--approved 10000] [--events 50000] [--postgres] [--port 4396] [--site FOLDER]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithSentence } from '../../scripts/command.mjs';
import { largeSheet, todayInBelize } from '../harness/large-sheet.mjs';
import { MODERATOR } from '../harness/moderator.mjs';
import { startPostgres } from '../harness/postgres.mjs';
import { memoryOf } from '../harness/processes.mjs';
import { builtSite, requireBuild } from '../harness/site.mjs';
import { median } from '../harness/statistics.mjs';
import { fillStore } from './fill-store.mjs';
import { serveTexts } from './serve-texts.mjs';
import { settled } from './settled.mjs';

endWithSentence('The benchmark was not finished.');

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    approved: { type: 'string', default: '10000' },
    events: { type: 'string', default: '50000' },
    postgres: { type: 'boolean', default: false },
    port: { type: 'string', default: '4396' },
    /** Another checkout with a build, to compare with. */
    site: { type: 'string', default: process.cwd() },
  },
});
requireBuild(values.site);
const [items, approved, events] = [values.items, values.approved, values.events].map(Number);
const port = Number(values.port);
const TIMES = 5;
/** Of the queue. */
const ROWS_PER_PAGE = 50;
const SECRET = 'a-secret-of-the-benchmark';
const postgres = values.postgres ? await startPostgres() : undefined;
const texts = { '/sheet.csv': { type: 'text/csv', body: largeSheet(events, todayInBelize()) } };
const sheet = await serveTexts(texts);
const site = await builtSite(
  {
    DATABASE_URL: postgres?.url ?? '',
    MODERATOR_EMAILS: MODERATOR,
    REVALIDATE_SECRET: SECRET,
    EVENTS_CSV_URL: `${sheet.url}/sheet.csv`,
    BENCH_TURNS_PORT: String(port + 1),
    NODE_OPTIONS: `--import=${new URL('./longest-turn.mjs', import.meta.url).href}`,
  },
  { folder: values.site, port },
);

/** Makes the tables, as the version in the site's folder has them. */
function makeTables() {
  const open = `const { store, closeStore } = await import('#lib/server/store/store.server');
    await store();
    await closeStore();`;
  const options = { cwd: values.site, env: { ...site.env, NODE_OPTIONS: '' }, encoding: 'utf8' };
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--input-type=module', '-e', open],
    options,
  );
  if (status !== 0) throw new Error(`The store could not be opened: ${stderr}`);
}

const longestTurn = async () => {
  const response = await fetch(`http://127.0.0.1:${port + 1}`);
  return response.json();
};

const rows = [];
/**
 * Requests something several times; notes the median and the best time, the processor's time of the
 * main thread for one of them, and its longest turn: only the processor's times are comparable on a busy machine.
 */
async function measure(what, work, times = TIMES) {
  const taken = [];
  await longestTurn();
  for (let attempt = 0; attempt < times; attempt += 1) {
    const began = performance.now();
    await work();
    taken.push(Math.round(performance.now() - began));
  }
  const turn = await longestTurn();
  rows.push({
    what,
    'median ms': median(taken),
    'best ms': Math.min(...taken),
    'processor ms': Math.round(turn.total / times),
    'longest turn, processor ms': Math.round(turn.busy),
    'by the clock': Math.round(turn.clock),
    'memory MB': Math.round(memoryOf(site.pid()).now),
  });
}

async function read(path, headers = {}) {
  const response = await fetch(site.url + path, { headers, redirect: 'manual' });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

/** Reads a response without holding it. */
async function drain(path, headers) {
  const response = await fetch(site.url + path, { headers });
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return bytes;
}

/** Changes the sheet, publishes it, and reads each page until it is new. */
async function publish(mark) {
  const changed = texts['/sheet.csv'].body.replace(/\n[^,\n]+,/, `\n${mark},`);
  texts['/sheet.csv'] = { type: 'text/csv', body: changed };
  const response = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${SECRET}` },
  });
  if (!response.ok) throw new Error(`Publishing answered ${response.status}: ${await response.text()}`);
  const until = Date.now() + 60_000;
  for (const path of ['/', '/things-to-do-in-belize'])
    while (!(await read(path)).includes(mark)) {
      if (Date.now() > until) throw new Error(`${path} did not become new`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  await drain('/api/events', {});
  await read('/sitemap.xml');
}

try {
  makeTables();
  const where = { file: join(site.dataDir, 'store.db'), url: postgres?.url };
  const cookie = { Cookie: await fillStore(where, { count: items, approved, email: MODERATOR }) };
  const began = performance.now();
  await site.start('published');
  await settled(site);
  const started = Math.round(performance.now() - began);
  const queue = await read('/moderate', cookie);
  const id = /\/moderate\/items\/([0-9a-f-]{36})/.exec(queue)?.[1];
  await measure('queue', () => read('/moderate', cookie));
  // A page after the last one redirects to it.
  const page = Math.min(100, Math.floor(items / ROWS_PER_PAGE));
  await measure(`all items, page ${page}`, () => read(`/moderate?status=all&page=${page}`, cookie));
  await measure('search, one found', () => read(`/moderate?q=sender${items - 1}%40`, cookie));
  await measure('search, many found', () => read('/moderate?status=all&q=fiesta', cookie));
  await measure('one item', () => read(`/moderate/items/${id}`, cookie));
  await measure('one item of a search', () => read(`/moderate/items/${id}?q=ana+perez`, cookie));
  let bytes = 0;
  await measure(
    'export of everything',
    async () => {
      bytes = await drain('/moderate/export.csv?status=all', cookie);
    },
    2,
  );
  await measure('health', () => drain('/api/health', {}));
  await measure('index of all events', () => drain('/api/events', {}));
  await publish('A Warm Beginning');
  let round = 0;
  await measure(
    'all pages anew',
    () => {
      round += 1;
      return publish(`New Title ${round}`);
    },
    3,
  );
  const { now, most } = memoryOf(site.pid());
  console.log(
    `${values.postgres ? 'PostgreSQL' : 'embedded store'}: ${items} items (${approved} approved), ${events} events; ` +
      `started in ${started} ms, export ${(bytes / 1e6).toFixed(1)} MB, memory ${Math.round(now)} MB, at most ${Math.round(most)} MB`,
  );
} finally {
  console.table(rows);
  await site.stop();
  sheet.close();
  await postgres?.stop();
}
