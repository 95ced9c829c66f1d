// Compares two versions of the site: pages, endpoints, mails, exports, stored rows and screens, for the same store and
// sheet. The version before fills a store; then both versions open a copy of it and get the same requests. Both checkouts
// need node_modules and a finished build (`npm run build`).
//   npm run compare -- BEFORE_DIR AFTER_DIR [--allow FILE] [--out FOLDER] [--port 5100]
//     [--only pages] [--only writes] [--only screens] [--view 'event page' …]
// `--allow` names the intended differences (scripts/compare/allowed.mjs says how); any other ends it with exit code 1.
// `--only` and `--view` leave the rest out (scripts/compare/views.mjs has the names of the screens). The report, the
// records of both versions and the screenshots go into the folder `--out`, test-results/compare by default.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allowedDifferences } from './allowed.mjs';
import { changeStore, endSession } from './change-store.mjs';
import { compareScreens } from './compare-screens.mjs';
import { fieldsOfForm } from './forms.mjs';
import { mailLines } from './mails.mjs';
import { Placeholders } from './placeholders.mjs';
import { readPages } from './read-pages.mjs';
import { readRefusals } from './read-refusals.mjs';
import { differencesOf, reportOn, writeRecords } from './report.mjs';
import { takeScreens } from './screens.mjs';
import { seed } from './seed.mjs';
import { startServices } from './services.mjs';
import { EDITOR_SECRET, MODERATOR, Session } from './session.mjs';
import { startSite } from './site.mjs';
import { failReceiptOf, storedFiles, storedRows } from './stored.mjs';

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
// Later than both builds, so that their pages are regenerated; in the morning in Belize.
const startTime = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS + 16 * 3_600_000 + 5_000;

const screensOf = (side) => join(out, side, 'screens');
const isIncluded = (part) => values.only.includes(part);
const log = (text) => console.log(`[compare] ${text}`);

/** Starts a site with its loopback services, runs `perform` with a session, and stops them in any case. */
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

/** Has the version before fill a store; resolves to what later sessions need, and to a form that was opened there. */
async function fillStore(dataDir) {
  const known = await withSession(
    beforeFolder,
    dataDir,
    { now: startTime, placeholders: new Placeholders() },
    async (session) => {
      await seed(session);
      const { items, cookie, events, now, placeholders } = session;
      const { text } = await session.page(`${items.waiting.statusPath}/correct`);
      const fields = fieldsOfForm(text, '/api/status/correct');
      const description = 'Three short films from Belize, and their makers.';
      const openedForm = { ...fields, title: 'Film Evening', description };
      return { items, cookie, events, now, placeholders, openedForm };
    },
  );
  failReceiptOf(dataDir, known.items.message.id);
  return known;
}

/** Everything that one version responds, stores and sends, on its copy of the store. */
async function recordsOf(side, folder, dataDir, { openedForm, ...known }) {
  const placeholders = known.placeholders.copy();
  const records = await withSession(
    folder,
    dataDir,
    { ...known, placeholders },
    async (session, services) => {
      for (const [name, rows] of storedRows(dataDir, placeholders)) session.record(`opened: ${name}`, rows);
      if (isIncluded('pages')) {
        log(`${side}: pages`);
        await readPages(session, 'opened');
        log(`${side}: refusals`);
        await readRefusals(session, 'refused');
      }
      if (isIncluded('screens')) {
        log(`${side}: screens`);
        await takeScreens(session, screensOf(side), values.view);
      }
      if (isIncluded('writes')) {
        log(`${side}: writes`);
        await changeStore(session, openedForm);
        log(`${side}: pages after the writes`);
        await readPages(session, 'written');
        await endSession(session);
      }
      for (const [name, lines] of services.records(placeholders)) session.record(`handed on: ${name}`, lines);
      return session.records;
    },
  );
  for (const [name, rows] of storedRows(dataDir, placeholders)) records.set(`stored: ${name}`, rows);
  records.set('stored: files', storedFiles(dataDir, placeholders));
  for (const [name, lines] of await mailLines(dataDir, placeholders)) records.set(name, lines);
  return records;
}

process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
// The exit handlers stop the site also after an interruption.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

// Only what this command writes: other files in the folder stay.
for (const name of ['before', 'after', 'screens', 'report.txt'])
  rmSync(join(out, name), { recursive: true, force: true });
mkdirSync(out, { recursive: true });
log('the version before fills a store');
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
const screens = isIncluded('screens')
  ? await compareScreens(screensOf('before'), screensOf('after'), join(out, 'screens'))
  : { differences: [], count: 0 };
const compared = new Set([...sides.before.keys(), ...sides.after.keys()]).size + screens.count;
const { text, unexpected } = reportOn(new Map([...differences, ...screens.differences]), allowed, compared);
writeFileSync(join(out, 'report.txt'), `${text}\n`);
console.log(text);
process.exitCode = unexpected === 0 ? 0 : 1;
