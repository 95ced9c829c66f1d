// Measures what visitors notice of a renewal: 256 kept connections ask for the home page four times a second each, while
// the page expires, while a changed title is published, and from a cold start.
//   npm run bench:renewal [-- --events 10000] [--site FOLDER] [--only expiry|publication|start] [--seconds 30]
// A busy machine delays everything: the longest answer is compared with that of the eight calm seconds before.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endWithSentence } from '../../scripts/command.mjs';
import { largeSheet, todayInBelize } from '../harness/large-sheet.mjs';
import { moveClock } from '../harness/moved-clock.mjs';
import { memoryOf } from '../harness/processes.mjs';
import { builtSite, requireBuild } from '../harness/site.mjs';
import { serveTexts } from './serve-texts.mjs';
import { settled } from './settled.mjs';

endWithSentence('The benchmark was not finished.');

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '100' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    /** Another checkout with a build, to compare with. */
    site: { type: 'string', default: process.cwd() },
    port: { type: 'string', default: '4394' },
  },
});
requireBuild(values.site);
const CONNECTIONS = 256;
const CALM_SECONDS = 8;
const SECRET = 'a-secret-of-the-benchmark';
/** A page is renewed after five minutes. */
const EXPIRY_MS = 301_000;
const seconds = Number(values.seconds);
const port = Number(values.port);
const texts = {
  '/sheet.csv': { type: 'text/csv', body: largeSheet(Number(values.events), todayInBelize()) },
};
const sheet = await serveTexts(texts);
const folder = mkdtempSync(join(tmpdir(), 'belize-renewal-'));
const clock = join(folder, 'moves');

const preload = (name) => `--import=${new URL(name, import.meta.url).href}`;
const settings = {
  EVENTS_CSV_URL: `${sheet.url}/sheet.csv`,
  REVALIDATE_SECRET: SECRET,
  CLOCK_FILE: clock,
  NODE_OPTIONS: [preload('../harness/shifted-process.mjs'), preload('./count-flights.mjs')].join(' '),
};

async function publishChange() {
  const changed = texts['/sheet.csv'].body.replace(/\n[^,\n]+,/, '\nA changed title,');
  texts['/sheet.csv'] = { type: 'text/csv', body: changed };
  const response = await fetch(`http://127.0.0.1:${port}/api/revalidate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${SECRET}` },
  });
  if (!response.ok) throw new Error(`Publishing answered ${response.status}`);
}

const CASES = {
  expiry: async () => moveClock(clock, EXPIRY_MS),
  publication: publishChange,
  start: async () => {},
};

/** Loads a site over one case; returns what a visitor would notice of it. */
async function measure(name) {
  writeFileSync(clock, '');
  const site = await builtSite(settings, { folder: values.site, port });
  try {
    const isStart = name === 'start';
    const calm = isStart ? 0 : CALM_SECONDS;
    await site.start(isStart ? 'listening' : 'published');
    if (!isStart) await settled(site);
    const idle = memoryOf(site.pid()).now;
    const asked = () => site.log().split('To Next: /\n').length - 1;
    const before = isStart ? 0 : asked();
    const loader = spawn(
      process.execPath,
      [
        new URL('steady-load.mjs', import.meta.url).pathname,
        ...[port, '/', CONNECTIONS, calm + seconds].map(String),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [[line]] = await Promise.all([
      once(createInterface({ input: loader.stdout }), 'line'),
      pause(calm * 1_000).then(CASES[name]),
    ]);
    const found = JSON.parse(line);
    const longest = (part) => Math.max(...part.map((one) => one.longest));
    return {
      case: name,
      'longest, calm': calm ? longest(found.seconds.slice(1, calm)) : '-',
      'longest, ms': longest(found.seconds.slice(calm)),
      'seconds without answers': found.seconds
        .slice(calm + (isStart ? 1 : 0))
        .filter(({ answers }) => answers === 0).length,
      'fewest a second': Math.min(
        ...found.seconds.slice(calm + (isStart ? 1 : 0)).map(({ answers }) => answers),
      ),
      resets: found.resets,
      failures: found.failures,
      'requests to Next': asked() - before,
      'memory MB, idle': Math.round(idle),
      'at its end': Math.round(memoryOf(site.pid()).now),
    };
  } finally {
    await site.stop();
  }
}

try {
  const rows = [];
  for (const name of Object.keys(CASES))
    if (!values.only || values.only === name) rows.push(await measure(name));
  console.table(rows);
} finally {
  sheet.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
