// One proof: people send, the site is killed, and afterwards everything that was acknowledged is there once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openForms, runCampaign } from './campaign.mjs';
import { compareWithMails, compareWithStore, readOutbox } from './kept.mjs';
import { startMailSink } from './mail-sink.mjs';
import { killableSite, projectFolder } from './site.mjs';
import { someSubmissions } from './submissions.mjs';

const DRAIN_MS = 3_600_000;
const MODERATOR = 'moderator@example.com';

/**
 * Delivers what a killed worker still had in its hands: by a clock that is ten minutes ahead, when its lease has
 * run out.
 */
const DELIVER_LATER = `
  const { deliverDue } = await import('#lib/outbox/deliver-due.server');
  const { NOTIFICATION_HANDLERS } = await import('#lib/submissions/mails/notification-handlers.server');
  const { closeStore } = await import('#lib/server/store/store.server');
  await deliverDue(Date.now() + 600_000, NOTIFICATION_HANDLERS);
  await closeStore();`;

async function deliverLater(env) {
  // Beside this process, which is the mail server.
  const words = ['--conditions=react-server', '--input-type=module', '--eval', DELIVER_LATER];
  const child = spawn(process.execPath, words, {
    cwd: projectFolder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
}

const isOpen = ({ delivered_at, failed_at }) => delivered_at === null && failed_at === null;

/** Waits as people would, for as long as anything goes out at all. */
async function waitForMails(store) {
  const deadline = Date.now() + DRAIN_MS;
  while ((await readOutbox(store)).some(isOpen)) {
    if (Date.now() > deadline) return;
    await pause(1_000);
  }
}

/**
 * @param {{
 *   submissions: number, clients: number, kills: number, databaseUrl?: string, port?: number,
 *   isPatient?: boolean, look?: (seen: { site: any, folder: string, submissions: any[] }) => Promise<void>,
 * }} options `look` may look around while the site still serves.
 */
export async function prove({ submissions: count, clients, kills, databaseUrl, port, isPatient, look }) {
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
    let keptUnanswered = 0;
    const onKill = async () => {
      const { unanswered } = await compareWithStore(store, submissions);
      keptUnanswered += unanswered.length;
    };
    const seen = await runCampaign({ site, submissions, clients, kills, ripeAt, onKill });
    const drained = Date.now();
    if (isPatient) await waitForMails(store);
    await look?.({ site, folder, submissions });
    await site.kill();
    if (!isPatient) await deliverLater(site.env);
    return {
      ...seen,
      ...(await compareWithStore(store, submissions)),
      keptUnanswered,
      mails: compareWithMails(await readOutbox(store), sink.taken),
      drainSeconds: (Date.now() - drained) / 1_000,
      log: site.log(),
    };
  } finally {
    await site.stop();
    await sink.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
