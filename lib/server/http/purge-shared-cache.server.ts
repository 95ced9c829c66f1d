import 'server-only';
import { serverEnv, siteUrl } from '../env.server.ts';
import { errorCode } from '../error-code.ts';
import { log } from '../log.server.ts';
import { pauseFor } from '../pause-for.server.ts';
import { RequestError } from './request-error.ts';
import { sendRequest } from './send-request.server.ts';

const PURGE_TIMEOUT_MS = 3_000;
const AT_ONCE = 20;
/** A cache keeps a response for each encoding by itself. */
const ENCODINGS = ['br', 'gzip', 'identity'];
/** A server that is busy for seconds, as with the pages that it has just published, misses answers that have come. */
const RETRY_PAUSES_MS = [1_000, 5_000, 30_000, 90_000];

type Purge = { base: string; path: string; encoding: string };

/** Sends one PURGE; rejects when the cache does not answer. What is not kept needs no purge: 404, or 412 of nginx. */
async function purge({ base, path, encoding }: Purge): Promise<void> {
  const { status } = await sendRequest(new URL(path, base), {
    method: 'PURGE',
    // Of the site: a cache may serve several.
    headers: { Host: new URL(siteUrl()).host, 'Accept-Encoding': encoding },
    timeoutMs: PURGE_TIMEOUT_MS,
    ignoresBody: true,
  });
  if (status >= 400 && status !== 404 && status !== 412)
    throw new RequestError('The cache has refused', `HTTP_${status}`);
}

/** Those of a cache that failed, and with what the last one did. */
type Unpurged = { purges: Purge[]; failure?: unknown };

/**
 * Purges, each at most twice: one that fails, as when a connection is reset, keeps none of the others. Where none of
 * `AT_ONCE` succeeds, the cache is away, and the rest is not tried.
 */
async function purgeAll(purges: readonly Purge[]): Promise<Unpurged> {
  const unpurged: Unpurged = { purges: [] };
  for (let first = 0; first < purges.length; first += AT_ONCE) {
    const batch = purges.slice(first, first + AT_ONCE);
    const failed: Purge[] = [];
    const note = (one: Purge) => (error: unknown) => {
      failed.push(one);
      unpurged.failure = error;
    };
    await Promise.all(batch.map((one) => purge(one).catch(() => purge(one).catch(note(one)))));
    unpurged.purges.push(...failed);
    if (failed.length < batch.length) continue;
    unpurged.purges.push(...purges.slice(first + AT_ONCE));
    break;
  }
  return unpurged;
}

function report({ purges, failure }: Unpurged, base: string, message: string) {
  const code = errorCode(failure) ?? 'UNEXPECTED';
  log().error({ cache: new URL(base).host, code, left: purges.length }, message);
}

/** Purges again what has failed, after each of the pauses; ends early once nothing is left, and reports what is left at last. */
async function purgeLater(left: Unpurged, base: string, wait: typeof pauseFor): Promise<void> {
  let unpurged = left;
  for (const milliseconds of RETRY_PAUSES_MS) {
    await wait(milliseconds);
    unpurged = await purgeAll(unpurged.purges);
    if (unpurged.purges.length === 0) return;
  }
  report(unpurged, base, 'A shared cache was given up');
}

/**
 * Has the shared caches in front of the site (CACHE_PURGE_URL) give up these paths. Never rejects: a cache that does not
 * answer is logged and asked again, for two minutes; what it has not given up by then is logged too, and served until that
 * expires. Resolves after the first time; `wait` pauses before a later one.
 */
export async function purgeSharedCaches(paths: readonly string[], wait = pauseFor): Promise<void> {
  for (const base of serverEnv().CACHE_PURGE_URL) {
    const purges = paths.flatMap((path) => ENCODINGS.map((encoding) => ({ base, path, encoding })));
    const unpurged = await purgeAll(purges);
    if (unpurged.purges.length === 0) continue;
    report(unpurged, base, 'A shared cache was not purged');
    void purgeLater(unpurged, base, wait);
  }
}
