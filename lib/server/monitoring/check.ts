/** From best to worst. Degraded: something is missing, but pages and forms work. */
export const CHECK_STATUSES = ['ok', 'degraded', 'failing'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** The result of one check. `reason` is for everyone; `details` only for who has the token. */
export type Check = {
  status: CheckStatus;
  reason?: string;
  details?: Readonly<Record<string, string | number | null>>;
};

/** The worst of several checks: 'ok' without any. */
export const worstStatus = (checks: Iterable<Pick<Check, 'status'>>): CheckStatus =>
  CHECK_STATUSES[Math.max(0, ...[...checks].map(({ status }) => CHECK_STATUSES.indexOf(status)))] ??
  'failing';

/** A check as everyone may see it. */
export const publicCheck = ({ status, reason }: Check): Check => (reason ? { status, reason } : { status });

/** How many files can still be made on a disk that counts as nearly full, and as full. */
const LOW_DISK_FILES = 10_000;
const FULL_DISK_FILES = 500;

/** `sizeBytes` is 0 where the system does not say, and `totalFiles` where the number of files has no limit. */
type DiskSpace = { freeBytes: number; sizeBytes: number; freeFiles: number; totalFiles: number };
/** The free bytes below which images are refused, and submissions too. */
type DiskFloors = { images: number; submissions: number };

/** The check of the disk that holds DATA_DIR: degraded while images are refused for it, failing while submissions are. */
export function diskCheck(space: DiskSpace, floors: DiskFloors): Check {
  const { freeBytes, sizeBytes, freeFiles, totalFiles } = space;
  const isBelow = (bytes: number, files: number) =>
    (sizeBytes > 0 && freeBytes < bytes) || (totalFiles > 0 && freeFiles < files);
  const details = { freeBytes, ...(totalFiles > 0 && { freeFiles }) };
  if (isBelow(floors.submissions, FULL_DISK_FILES))
    return { status: 'failing', reason: 'The disk is full', details };
  if (isBelow(floors.images, LOW_DISK_FILES))
    return { status: 'degraded', reason: 'The disk is nearly full', details };
  return { status: 'ok', details };
}

/** The age in milliseconds from which on a mail that waits is a fault: some retries have failed by then. */
const LATE_MAIL_MS = 15 * 60_000;

type WaitingMail = { waiting: number; failed: number; oldestMs: number };

/** The check of the outbox, by the age of the oldest notification that should be delivered by now. */
export function mailCheck({ waiting, failed, oldestMs }: WaitingMail): Check {
  const details = { waiting, failed, oldestSeconds: Math.round(oldestMs / 1_000) };
  return oldestMs > LATE_MAIL_MS
    ? { status: 'degraded', reason: 'Mail is late', details }
    : { status: 'ok', details };
}
