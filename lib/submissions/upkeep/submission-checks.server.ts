import 'server-only';
import { waitingNotifications } from '#lib/outbox/waiting-notifications.server';
import { errorCode } from '#lib/server/error-code';
import { type Check, mailCheck } from '#lib/server/monitoring/check';
import { probeDisk } from '#lib/server/monitoring/probe-disk.server';
import { probeStore } from '#lib/server/monitoring/probe-store.server';
import { processWide } from '#lib/server/process-wide.server';
import { probeDecoder } from '#lib/uploads/probe-decoder.server';
import { NOTIFICATION_HANDLERS } from '../mails/notification-handlers.server.ts';
import { type SubmissionChecks, shareChecks } from './share-checks.ts';

async function probeMail(): Promise<Check> {
  try {
    return mailCheck(await waitingNotifications(NOTIFICATION_HANDLERS, Date.now()));
  } catch (error) {
    return {
      status: 'degraded',
      reason: 'The waiting mails cannot be counted',
      details: { code: errorCode(error) ?? 'unknown' },
    };
  }
}

/** What it takes to receive submissions and to answer them. */
const PROBES = { store: probeStore, disk: probeDisk, mail: probeMail, decoder: probeDecoder };

const shared = () => processWide('submission-checks', () => shareChecks(PROBES));

/** The check of the store alone, not older than ten seconds. */
export const storeCheck = (): Promise<Check> => shared().store();

/** The checks of store, disk, mail and decoder, shared by all who ask. Never rejects. */
export async function submissionChecks(): Promise<SubmissionChecks> {
  const probes = shared();
  const [store, disk, mail, decoder] = await Promise.all([
    probes.store(),
    probes.disk(),
    probes.mail(),
    probes.decoder(),
  ]);
  return { store, disk, mail, decoder };
}
