// The site as `npm start` runs it, with a sheet, a mail server and a weather provider on this machine.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startGoogleSheets } from '../../tests/fakes/google-sheets.mjs';
import { startMailServer } from '../../tests/fakes/mail-server.mjs';
import { startOpenWeather } from '../../tests/fakes/open-weather.mjs';
import { CommandError } from '../command.mjs';
import { killableSite } from '../faults/site.mjs';
import { freePort } from '../free-port.mjs';
import { createClient } from './client.mjs';
import { EDITOR_SECRET, sheetOfEdition } from './editors.mjs';
import { MODERATOR } from './moderators.mjs';

const PUBLISHED_MS = 60_000;
const BELIZE_OFFSET_MS = 6 * 3_600_000;

/** Services that a local .env may name, and that this run must not call. */
const UNUSED = [
  'S3_ENDPOINT',
  'GOOGLE_SERVICE_ACCOUNT_EMAIL',
  'CACHE_PURGE_URL',
  'CLOUDINARY_CLOUD_NAME',
  'CONTACT_FORM_URL',
  'OPENAI_API_KEY',
];

/** As Dockerfile and systemd unit have it: the C library gives back what large responses have freed. */
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Waits until the site has published the sheet after its start. Throws a sentence when it does not. */
async function untilPublished(client) {
  const deadline = Date.now() + PUBLISHED_MS;
  for (;;) {
    const answer = await client.ask({ path: '/api/health' });
    if (answer.status === 200 && answer.json().publishedAt) return;
    if (Date.now() > deadline) throw new CommandError('The site did not publish the sheet after its start.');
    await pause(200);
  }
}

/** Starts everything; `folder` is the site's DATA_DIR, `events` the number of rows of the sheet. */
export async function startServices({ folder, events }) {
  const day = new Date(Date.now() - BELIZE_OFFSET_MS).toISOString().slice(0, 10);
  const token = randomBytes(16).toString('hex');
  const port = await freePort();
  const sheet = await startGoogleSheets({ csv: sheetOfEdition(0, events, day) });
  const mail = await startMailServer();
  const weather = await startOpenWeather();
  const site = await killableSite({
    ...Object.fromEntries(UNUSED.map((name) => [name, ''])),
    ...MALLOC,
    ...sheet.env,
    ...weather.env,
    DATA_DIR: folder,
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: '1',
    REVALIDATE_SECRET: EDITOR_SECRET,
    MONITORING_TOKEN: token,
    MODERATOR_EMAILS: MODERATOR,
    SMTP_URL: mail.url,
  });
  const client = createClient(site.url);
  const stop = async () => {
    client.close();
    await site.stop();
    await Promise.all([sheet.close(), mail.close(), weather.close()]);
  };
  try {
    await site.start();
    await untilPublished(client);
  } catch (error) {
    console.error(site.log());
    await stop();
    throw error instanceof CommandError ? error : new CommandError('The site did not start.');
  }
  return {
    site,
    client,
    sheet,
    mail,
    weather,
    token,
    day,
    count: events,
    storeFile: join(folder, 'store.db'),
    stop,
  };
}
