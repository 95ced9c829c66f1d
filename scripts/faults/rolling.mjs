// Restarts two servers in turn, behind nginx, on one PostgreSQL and one folder, while visitors ask for pages, submit and
// upload. No request may fail; what was acknowledged must be stored once.
//   npm run faults:rolling -- [--restarts 6] [--rate 200] [--submissions 300]
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { runCommand } from '../command.mjs';
import { nginxPorts, requireNginx, startNginx } from '../nginx.mjs';
import { startPostgres } from '../postgres.mjs';
import { openForms, runCampaign } from './campaign.mjs';
import { compareWithStore } from './compare-stored.mjs';
import { killableSite } from './site.mjs';
import { someSubmissions } from './submissions.mjs';

const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '6' },
    rate: { type: 'string', default: '200' },
    submissions: { type: 'string', default: '300' },
  },
});
const RATE = Number(values.rate);
const TICK_MS = 50;
const UPLOAD_PAUSE_MS = 400;
const READY_MS = 250;
const LINES_SHOWN = 20;

const failures = [];
const counts = { requests: 0, uploads: 0 };
let isOver = false;

// Not fetch, which searches all of its connections at each request: thousands wait while one server does the work of two.
const agent = new Agent({ keepAlive: true });

/** Asks for a page; resolves to its status when the whole response has arrived. */
const statusOf = (url) =>
  new Promise((resolve, reject) => {
    const asked = get(url, { agent }, (response) => {
      response
        .once('end', () => resolve(response.statusCode))
        .once('error', reject)
        .resume();
    });
    asked.once('error', reject);
  });

async function visit(url, path) {
  counts.requests += 1;
  try {
    const status = await statusOf(url + path);
    if (status !== 200) failures.push(`${path}: ${status}`);
  } catch (error) {
    failures.push(`${path}: ${error.code ?? error.message}`);
  }
}

/** Asks for pages at a steady rate, most of them past nginx's cache. */
async function visitors(url, paths) {
  const running = new Set();
  const startedAt = Date.now();
  for (let sent = 0; !isOver; ) {
    const due = Math.floor(((Date.now() - startedAt) / 1000) * RATE);
    for (; sent < due; sent += 1) {
      const path = paths[sent % paths.length];
      const visiting = visit(url, sent % 4 === 0 ? path : `${path}?ref=${sent}`).finally(() =>
        running.delete(visiting),
      );
      running.add(visiting);
    }
    await pause(TICK_MS);
  }
  await Promise.all(running);
}

/** Uploads one image after the other, and looks at each once more at the end. */
async function uploaders(url) {
  const addresses = [];
  for (let index = 0; !isOver; index += 1) {
    const create = { width: 900, height: 600, channels: 3, background: { r: index % 255, g: 80, b: 120 } };
    const form = new FormData();
    form.set('file', new Blob([await sharp({ create }).jpeg().toBuffer()], { type: 'image/jpeg' }));
    try {
      const response = await fetch(`${url}/api/upload-image`, {
        method: 'POST',
        body: form,
        headers: { 'X-Forwarded-For': `10.9.${index >> 8}.${index & 255}` },
      });
      if (response.ok) addresses.push((await response.json()).url);
      else failures.push(`upload: ${response.status} ${await response.text()}`);
    } catch (error) {
      failures.push(`upload: ${error.cause?.code ?? error.message}`);
    }
    await pause(UPLOAD_PAUSE_MS);
  }
  counts.uploads = addresses.length;
  for (const address of addresses) await visit(url, address);
}

/** Waits until a server says that it can serve, as an operator does before the next one is restarted. */
async function untilReady(url) {
  while (!(await fetch(`${url}/api/ready`).then(({ ok }) => ok))) await pause(READY_MS);
}

const lastLines = (text) => text.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');

/** Restarts the servers in turn while all submissions are sent; prints the counts and resolves to whether all is well. */
async function restartInTurn({ servers, nginx, postgres }) {
  const submissions = someSubmissions(Number(values.submissions));
  const ripeAt = await openForms(nginx.url, submissions);
  const { events } = await fetch(`${nginx.url}/api/events`).then((response) => response.json());
  const paths = ['/', '/things-to-do-in-belize', ...events.slice(0, 20).map(([id]) => `/events/${id}`)];
  const traffic = [visitors(nginx.url, paths), uploaders(nginx.url)];
  let restarts = 0;
  const current = () => servers[restarts % servers.length];
  const campaign = await runCampaign({
    site: {
      url: nginx.url,
      kill: () => current().end(),
      start: async () => {
        await current().start();
        await untilReady(current().url);
        restarts += 1;
      },
    },
    submissions,
    clients: 4,
    kills: Number(values.restarts),
    ripeAt,
  });
  isOver = true;
  await Promise.all(traffic);
  const stored = await compareWithStore(postgres.url, submissions);
  console.table({
    Restarts: campaign.kills,
    'Pages asked for': counts.requests,
    Uploads: counts.uploads,
    'Failed pages and uploads': failures.length,
    'Submissions acknowledged': stored.acknowledged,
    'Submissions interrupted': campaign.broken,
    'Submissions failed (500)': campaign.failed,
    'Acknowledged and lost': stored.lost.length,
    'Stored twice': stored.doubled.length,
    Seconds: Math.round(campaign.seconds),
  });
  const faults = [failures, stored.lost, stored.doubled].some(({ length }) => length > 0);
  const isWhole = stored.acknowledged === submissions.length && campaign.broken + campaign.failed === 0;
  return !faults && isWhole;
}

/** What was started, to be stopped in the opposite order. */
const started = [];

async function main() {
  requireNginx();
  const folder = mkdtempSync(join(tmpdir(), 'belize-rolling-'));
  started.push(() => rmSync(folder, { recursive: true, force: true }));
  const ports = await nginxPorts();
  const postgres = await startPostgres();
  started.push(postgres.stop);
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'the-same-secret-on-both-of-the-servers',
    // nginx, and the addresses that this script pretends to come from.
    TRUSTED_PROXIES: '2',
    CACHE_PURGE_URL: `http://127.0.0.1:${ports.purge}`,
  };
  const servers = [await killableSite(settings), await killableSite(settings)];
  for (const server of servers) {
    started.push(server.stop);
    await server.start();
  }
  const nginx = await startNginx({ ports, servers: servers.map(({ url }) => url) });
  started.push(nginx.stop);
  if (await restartInTurn({ servers, nginx, postgres })) return;
  process.exitCode = 1;
  const outcomes = Map.groupBy(failures, (failure) => failure.replace(/^.*?: /, ''));
  for (const [outcome, { length }] of outcomes) console.error(`${length} × ${outcome}`);
  console.error(failures.slice(0, LINES_SHOWN).join('\n'));
  // Which servers nginx asked, and how that ended.
  console.error(nginx.failures().slice(0, LINES_SHOWN).join('\n'));
  console.error(lastLines(nginx.log()));
  for (const server of servers) console.error(`${server.url}\n${lastLines(server.log())}`);
}

async function stopAll() {
  isOver = true;
  for (const stop of started.reverse()) await stop();
}

// The servers have process groups of their own: they end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await runCommand(main, { outcome: 'The restarts could not be tried.', close: stopAll });
