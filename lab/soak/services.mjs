// The site as `npm start` runs it, with a sheet, a mail server and a weather provider on this machine.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import { startGoogleSheets } from '../../tests/fakes/google-sheets.mjs';
import { startMailServer } from '../../tests/fakes/mail-server.mjs';
import { startOpenWeather } from '../../tests/fakes/open-weather.mjs';
import { createClient } from '../harness/client.mjs';
import { todayInBelize } from '../harness/large-sheet.mjs';
import { MODERATOR } from '../harness/moderator.mjs';
import { startedSite } from '../harness/site.mjs';
import { EDITOR_SECRET, sheetOfEdition } from './editors.mjs';

/** As Dockerfile and systemd unit have it: the C library gives back what large responses have freed. */
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Starts everything; `events` is the number of rows of the sheet. */
export async function startServices({ events }) {
  const day = todayInBelize();
  const token = randomBytes(16).toString('hex');
  const port = await freePort();
  const sheet = await startGoogleSheets({ csv: sheetOfEdition(0, events, day) });
  const mail = await startMailServer();
  const weather = await startOpenWeather();
  const closeServices = () => Promise.all([sheet.close(), mail.close(), weather.close()]);
  const settings = {
    ...MALLOC,
    ...sheet.env,
    ...weather.env,
    SITE_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: '1',
    REVALIDATE_SECRET: EDITOR_SECRET,
    MONITORING_TOKEN: token,
    MODERATOR_EMAILS: MODERATOR,
    SMTP_URL: mail.url,
  };
  const site = await startedSite(settings, { port }).catch(async (error) => {
    await closeServices();
    throw error;
  });
  const client = createClient(site.url);
  return {
    site,
    client,
    sheet,
    mail,
    weather,
    token,
    day,
    count: events,
    storeFile: join(site.dataDir, 'store.db'),
    stop: async () => {
      client.close();
      await site.stop();
      await closeServices();
    },
  };
}
