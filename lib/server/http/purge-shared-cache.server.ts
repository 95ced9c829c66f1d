import 'server-only';
import { serverEnv, siteUrl } from '../env.server.ts';
import { errorCode } from '../error-code.ts';
import { log } from '../log.server.ts';
import { RequestError } from './request-error.ts';
import { sendRequest } from './send-request.server.ts';

const PURGE_TIMEOUT_MS = 3_000;
const AT_ONCE = 20;
/** A cache keeps a response for each encoding by itself. */
const ENCODINGS = ['br', 'gzip', 'identity'];

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

/**
 * Purges paths in all encodings, each at most twice: one that fails, as when a connection is reset, keeps none of the
 * others. Rejects with the last failure; stops where none of `AT_ONCE` succeeds, since the cache is away.
 */
async function purgeAt(base: string, paths: readonly string[]): Promise<void> {
  const purges = paths.flatMap((path) => ENCODINGS.map((encoding) => ({ base, path, encoding })));
  let failure: unknown;
  for (let first = 0; first < purges.length; first += AT_ONCE) {
    const batch = purges.slice(first, first + AT_ONCE);
    let failed = 0;
    const note = (error: unknown) => {
      failed += 1;
      failure = error;
    };
    await Promise.all(batch.map((one) => purge(one).catch(() => purge(one).catch(note))));
    if (failed === batch.length) break;
  }
  if (failure) throw failure;
}

/**
 * Has the shared caches in front of the site (CACHE_PURGE_URL) give up these paths. Never rejects: a cache that does not
 * answer is logged, and serves the former pages until they expire.
 */
export async function purgeSharedCaches(paths: readonly string[]): Promise<void> {
  for (const base of serverEnv().CACHE_PURGE_URL)
    await purgeAt(base, paths).catch((error: unknown) => {
      log().error(
        { cache: new URL(base).host, code: errorCode(error) ?? 'UNEXPECTED' },
        'A shared cache was not purged',
      );
    });
}
