// One run: submissions are sent while the site is killed; afterwards each acknowledged one must be stored once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openForms, runCampaign } from './campaign.mjs';
import { compareWithMails, compareWithStore, readOutbox } from './compare-stored.mjs';
import { compareLives, live, MODERATOR, noticesOfLife, signIn } from './lives.mjs';
import { startMailSink } from './mail-sink.mjs';
import { killableSite, projectFolder } from './site.mjs';
import { someSubmissions } from './submissions.mjs';

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
 *   waitsForMails?: boolean, look?: (seen: { site: any, folder: string, submissions: any[] }) => Promise<void>,
 * }} options `waitsForMails`: the site itself delivers all mails but digests. `look` inspects the site before it ends.
 */
export async function prove({ submissions: count, clients, kills, databaseUrl, port, waitsForMails, look }) {
  const folder = mkdtempSync(join(tmpdir(), 'belize-faults-'));
  const sink = await startMailSink();
  const site = await killableSite({
    DATA_DIR: folder,
    TRUSTED_PROXIES: '1',
    SMTP_URL: sink.url,
    MODERATOR_EMAILS: MODERATOR,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(port && { PORT: String(port) }),
  });
  const store = databaseUrl ?? join(folder, 'store.db');
  try {
    await site.start();
    const submissions = someSubmissions(count);
    const ripeAt = await openForms(site.url, submissions, clients);
    const cookie = await signIn(site);
    const goOn = (submission, counts) => live({ site, store, cookie }, submission, counts);
    let storedWithoutResponse = 0;
    const onKill = async () => {
      const { unanswered } = await compareWithStore(store, submissions);
      storedWithoutResponse += unanswered.length;
    };
    const seen = await runCampaign({ site, submissions, clients, kills, ripeAt, onKill, goOn });
    const sentAt = Date.now();
    if (waitsForMails) await waitForMails(store);
    const drainSeconds = (Date.now() - sentAt) / 1_000;
    await look?.({ site, folder, submissions });
    await site.kill();
    await deliverLater(site.env);
    return {
      ...seen,
      ...(await compareWithStore(store, submissions, noticesOfLife)),
      ...(await compareLives(store, submissions)),
      storedWithoutResponse,
      mails: compareWithMails(await readOutbox(store), sink.received),
      drainSeconds,
      log: site.log(),
    };
  } finally {
    await site.stop();
    await sink.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
