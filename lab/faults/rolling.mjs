// Restarts two servers in turn, behind nginx, on one PostgreSQL and one folder, while visitors ask for pages, submit and
// upload. No request may fail; what was acknowledged must be stored once.
//   npm run faults:rolling -- [--restarts 6] [--rate 200] [--submissions 300]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { runCommand } from '../../scripts/command.mjs';
import { createClient, uploadRequest } from '../harness/client.mjs';
import { compareWithStore } from '../harness/compare-stored.mjs';
import { nginxPorts, requireNginx, startNginx } from '../harness/nginx.mjs';
import { startPostgres } from '../harness/postgres.mjs';
import { builtSite } from '../harness/site.mjs';
import { sendSteadily } from '../harness/steady-requests.mjs';
import { openForms, runCampaign } from './campaign.mjs';
import { someSubmissions } from './lives.mjs';

const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '6' },
    rate: { type: 'string', default: '200' },
    submissions: { type: 'string', default: '300' },
  },
});
const RATE = Number(values.rate);
const UPLOAD_PAUSE_MS = 400;
const READY_MS = 250;
const LINES_SHOWN = 20;

const failures = [];
const counts = { requests: 0, uploads: 0 };
const traffic = new AbortController();

/** Notes the outcome of a request, by the path or the word that names it; resolves to whether it succeeded. */
function note(name, { status, failure, isAskedAgain }) {
  if (status !== 200 || isAskedAgain)
    failures.push(`${name}: ${failure ?? status}${isAskedAgain ? ' at the second time' : ''}`);
  return status === 200;
}

async function visit(client, path) {
  counts.requests += 1;
  note(path, await client.ask({ path }));
}

/** Asks for pages at a steady rate, most of them past nginx's cache. */
const visitors = (client, paths) =>
  sendSteadily(RATE, traffic.signal, (number) => {
    const path = paths[number % paths.length];
    return visit(client, number % 4 === 0 ? path : `${path}?ref=${number}`);
  });

/** Uploads one image after the other, and looks at each once more at the end. */
async function uploaders(client) {
  const addresses = [];
  for (let index = 0; !traffic.signal.aborted; index += 1) {
    const create = { width: 900, height: 600, channels: 3, background: { r: index % 255, g: 80, b: 120 } };
    const bytes = await sharp({ create }).jpeg().toBuffer();
    const answer = await client.askOnce(
      uploadRequest(
        { name: 'photo.jpg', type: 'image/jpeg', bytes },
        { 'X-Forwarded-For': `10.9.${index >> 8}.${index & 255}` },
      ),
    );
    if (note('upload', answer)) addresses.push(new URL(answer.json().url, client.url).pathname);
    await pause(UPLOAD_PAUSE_MS);
  }
  counts.uploads = addresses.length;
  for (const address of addresses) await visit(client, address);
}

/** Waits until a server says that it can serve, as an operator does before the next one is restarted. */
async function untilReady(url) {
  while (!(await fetch(`${url}/api/ready`).then(({ ok }) => ok))) await pause(READY_MS);
}

const lastLines = (text) => text.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');

/** Restarts the servers in turn while all submissions are sent; prints the counts and resolves to whether all is well. */
async function restartInTurn({ servers, nginx, postgres }) {
  const submissions = someSubmissions(Number(values.submissions));
  const client = createClient(nginx.url);
  const ripeAt = await openForms(client, submissions);
  const { events } = (await client.ask({ path: '/api/events' })).json();
  const paths = ['/', '/things-to-do-in-belize', ...events.slice(0, 20).map(([id]) => `/events/${id}`)];
  const running = [visitors(client, paths), uploaders(client)];
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
    client,
    submissions,
    clients: 4,
    kills: Number(values.restarts),
    ripeAt,
  });
  traffic.abort();
  await Promise.all(running);
  client.close();
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
  const servers = [await builtSite(settings), await builtSite(settings)];
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
  traffic.abort();
  for (const stop of started.reverse()) await stop();
}

// The servers have process groups of their own: they end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await runCommand(main, { outcome: 'The restarts could not be tried.', close: stopAll });
