// One run: submissions are sent while the site is killed; afterwards each acknowledged one must be stored once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '../../tests/fakes/mail-server.mjs';
import { createClient } from '../harness/client.mjs';
import { compareWithMails, compareWithStore, readOutbox } from '../harness/compare-stored.mjs';
import { MODERATOR, signIn } from '../harness/moderator.mjs';
import { builtSite, projectFolder } from '../harness/site.mjs';
import { openForms, runCampaign } from './campaign.mjs';
import { compareLives, live, noticesOfLife, someSubmissions } from './lives.mjs';

const DRAIN_MS = 3_600_000;

/**
 * Delivers what a killed worker had claimed: with a clock that is ten minutes ahead, at which its lease has expired; and
 * then the digests, with one that is two hours ahead.
 */
const DELIVER_LATER = `
  const { deliverDue } = await import('#lib/outbox/deliver-due.server');
  const { NOTIFICATION_HANDLERS } = await import('#lib/submissions/mails/notification-handlers.server');
  const { closeStore } = await import('#lib/server/store/store.server');
  for (const ms of [600_000, 7_200_000]) await deliverDue(Date.now() + ms, NOTIFICATION_HANDLERS);
  await closeStore();`;

async function deliverLater(env) {
  // In a process of its own, because this one is the mail server.
  const args = ['--conditions=react-server', '--input-type=module', '--eval', DELIVER_LATER];
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
}

/** Whether a notification is yet to be delivered by the site, other than in a digest that is due later. */
const isOpen = ({ kind, digest_id, delivered_at, failed_at, next_attempt_at }) =>
  delivered_at === null &&
  failed_at === null &&
  digest_id === null &&
  !(kind === 'moderators-digest' && Date.parse(next_attempt_at) > Date.now());

/** Waits until the site has delivered everything but digests, at most an hour. */
async function waitForMails(store) {
  const deadline = Date.now() + DRAIN_MS;
  while ((await readOutbox(store)).some(isOpen)) {
    if (Date.now() > deadline) return;
    await pause(1_000);
  }
}

/**
 * Sends submissions to a new site while it is killed; resolves to what was sent, stored, mailed, lost and duplicated.
 * @param {{
 *   submissions: number, clients: number, kills: number, databaseUrl?: string, port?: number,
 *   waitsForMails?: boolean, look?: (seen: { site: any, submissions: any[] }) => Promise<void>,
 * }} options `waitsForMails`: the site itself delivers all mails but digests. `look` inspects the site before it ends.
 */
export async function prove({ submissions: count, clients, kills, databaseUrl, port, waitsForMails, look }) {
  const mail = await startMailServer();
  const settings = {
    TRUSTED_PROXIES: '1',
    SMTP_URL: mail.url,
    MODERATOR_EMAILS: MODERATOR,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const site = await builtSite(settings, { port });
  const client = createClient(site.url);
  const store = databaseUrl ?? join(site.dataDir, 'store.db');
  try {
    await site.start();
    const submissions = someSubmissions(count);
    const ripeAt = await openForms(client, submissions, clients);
    const session = await signIn(client, site.env);
    const goOn = (submission, counts) => live({ client, store, session }, submission, counts);
    let storedWithoutResponse = 0;
    const onKill = async () => {
      const { unanswered } = await compareWithStore(store, submissions);
      storedWithoutResponse += unanswered.length;
    };
    const seen = await runCampaign({ site, client, submissions, clients, kills, ripeAt, onKill, goOn });
    const sentAt = Date.now();
    if (waitsForMails) await waitForMails(store);
    const drainSeconds = (Date.now() - sentAt) / 1_000;
    await look?.({ site, submissions });
    await site.kill();
    await deliverLater(site.env);
    const received = Map.groupBy(mail.taken, (taken) => taken.mail.messageId);
    return {
      ...seen,
      ...(await compareWithStore(store, submissions, noticesOfLife)),
      ...(await compareLives(store, submissions)),
      storedWithoutResponse,
      mails: compareWithMails(await readOutbox(store), received),
      drainSeconds,
      log: site.log(),
    };
  } finally {
    client.close();
    await site.stop();
    await mail.close();
  }
}
