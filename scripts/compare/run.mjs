// Compares two versions of the site: pages, endpoints, mails, exports, stored rows and screens, for the same store and
// sheet. The version before fills a store; both versions then open a copy of it, are asked the same and store the same
// again. Both checkouts need node_modules and a finished build (`npm run build`).
//   npm run compare -- BEFORE_DIR AFTER_DIR [--allow FILE] [--out FOLDER] [--port 5100]
//     [--only pages] [--only writes] [--only screens] [--view 'event page' …]
// `--allow` names the intended differences (scripts/compare/allowed.mjs says how); any other ends it with exit code 1.
// `--only` and `--view` leave the rest out (scripts/compare/views.mjs has the names of the screens). The report, the
// records of both sides and the pictures go into the folder `--out`, test-results/compare by default.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allowedDifferences } from './allowed.mjs';
import { compareScreens } from './compare-screens.mjs';
import { fieldsOfForm } from './forms.mjs';
import { mailLines } from './mails.mjs';
import { Names } from './names.mjs';
import { readPages, readRefusals } from './readings.mjs';
import { differencesOf, reportOn, writeRecords } from './report.mjs';
import { takeScreens } from './screens.mjs';
import { seed } from './seed.mjs';
import { startServices } from './services.mjs';
import { EDITOR_SECRET, MODERATOR, Session } from './session.mjs';
import { startSite } from './site.mjs';
import { failReceiptOf, storedFiles, storedRows } from './stored.mjs';
import { endSession, writeAgain } from './writings.mjs';

const DAY_MS = 86_400_000;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    allow: { type: 'string' },
    out: { type: 'string', default: 'test-results/compare' },
    port: { type: 'string', default: '5100' },
    view: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true, default: ['pages', 'writes', 'screens'] },
  },
});
if (positionals.length !== 2) {
  console.error('Usage: npm run compare -- BEFORE_DIR AFTER_DIR [--allow FILE] [--out FOLDER]');
  process.exit(2);
}
const [beforeFolder, afterFolder] = positionals.map((folder) => resolve(folder));
const out = resolve(values.out);
const port = Number(values.port);
const allowed = allowedDifferences(values.allow);
const temporary = mkdtempSync(join(tmpdir(), 'compare-'));

const settings = {
  SITE_URL: `http://127.0.0.1:${port}`,
  SECRET_KEY: 'a-secret-that-both-versions-share-0123456789',
  MODERATOR_EMAILS: `${MODERATOR}, ben@example.com`,
  REVALIDATE_SECRET: EDITOR_SECRET,
  // Each request comes from a network of its own.
  TRUSTED_PROXIES: '1',
};
// Later than both builds, so that their pages are made anew; in the morning in Belize.
const start = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS + 16 * 3_600_000 + 5_000;

const screensOf = (side) => join(out, side, 'screens');
const isAsked = (part) => values.only.includes(part);
const say = (text) => console.log(`[compare] ${text}`);

/** Runs a site with a session and the services it hands things on to, and ends them whatever happens. */
async function withSession(folder, dataDir, known, perform) {
  const services = await startServices();
  const { now } = known;
  const site = await startSite({
    folder,
    dataDir,
    port,
    settings: { ...settings, ...services.settings },
    now,
  });
  try {
    return await perform(new Session({ site, ...known }), services);
  } catch (error) {
    console.error(site.log().slice(-4_000));
    throw error;
  } finally {
    await site.stop();
    await services.close();
  }
}

/** Has the version before fill a store; gives what is known of it, and a form that was opened there. */
async function fillStore(dataDir) {
  const known = await withSession(
    beforeFolder,
    dataDir,
    { now: start, names: new Names() },
    async (session) => {
      await seed(session);
      const { items, cookie, events, now, names } = session;
      const { text } = await session.page(`${items.waiting.statusPath}/correct`);
      const form = fieldsOfForm(text, '/api/status/correct');
      const description = 'Three short films from Belize, and their makers.';
      return { items, cookie, events, now, names, form: { ...form, title: 'Film Evening', description } };
    },
  );
  failReceiptOf(dataDir, known.items.message.id);
  return known;
}

/** Everything that one version makes of its copy of the store. */
async function recordsOf(side, folder, dataDir, { form, ...known }) {
  const names = known.names.copy();
  const records = await withSession(folder, dataDir, { ...known, names }, async (session, services) => {
    for (const [name, rows] of storedRows(dataDir, names)) session.record(`opened: ${name}`, rows);
    if (isAsked('pages')) {
      say(`${side}: pages`);
      await readPages(session, 'opened');
      say(`${side}: refusals`);
      await readRefusals(session, 'refused');
    }
    if (isAsked('screens')) {
      say(`${side}: screens`);
      await takeScreens(session, screensOf(side), values.view);
    }
    if (isAsked('writes')) {
      say(`${side}: writes`);
      await writeAgain(session, form);
      say(`${side}: pages after the writes`);
      await readPages(session, 'written');
      await endSession(session);
    }
    for (const [name, lines] of services.records(names)) session.record(`handed on: ${name}`, lines);
    return session.records;
  });
  for (const [name, rows] of storedRows(dataDir, names)) records.set(`stored: ${name}`, rows);
  records.set('stored: files', storedFiles(dataDir, names));
  for (const [name, lines] of await mailLines(dataDir, names)) records.set(name, lines);
  return records;
}

process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
// Interrupted, it still ends the site that it started.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

// Only what it writes itself: other files in the folder stay.
for (const name of ['before', 'after', 'screens', 'report.txt'])
  rmSync(join(out, name), { recursive: true, force: true });
mkdirSync(out, { recursive: true });
say('the version before fills a store');
const filled = join(temporary, 'filled');
const known = await fillStore(filled);
const sides = {};
for (const [side, folder] of Object.entries({ before: beforeFolder, after: afterFolder })) {
  const dataDir = join(temporary, side);
  cpSync(filled, dataDir, { recursive: true, preserveTimestamps: true });
  sides[side] = await recordsOf(side, folder, dataDir, known);
  writeRecords(join(out, side), sides[side]);
}
const differences = differencesOf(sides.before, sides.after);
const screens = isAsked('screens')
  ? await compareScreens(screensOf('before'), screensOf('after'), join(out, 'screens'))
  : { differences: [], count: 0 };
const compared = new Set([...sides.before.keys(), ...sides.after.keys()]).size + screens.count;
const { text, unexpected } = reportOn(new Map([...differences, ...screens.differences]), allowed, compared);
writeFileSync(join(out, 'report.txt'), `${text}\n`);
console.log(text);
process.exitCode = unexpected === 0 ? 0 : 1;
