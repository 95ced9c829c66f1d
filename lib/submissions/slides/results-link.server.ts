import 'server-only';
import { sha256, sign } from '#lib/server/server-secret.server';
import { store } from '#lib/server/store/store.server';

const TOKEN = /^[\w-]{43}$/;

/** The token of the link to a slide's results: derived from its id and our secret, so that only its hash is stored. */
const resultsToken = (slideId: string) => sign('results', slideId);

/** The path of a slide's results: '/results/…' */
export const resultsPath = (slideId: string) => `/results/${resultsToken(slideId)}`;

/** The SHA-256 of a slide's token, as it is stored. */
export const resultsHashOf = (slideId: string) => sha256(resultsToken(slideId));

/** The slide of a token, found by its SHA-256 (constant time); undefined for an unknown token. */
export async function slideOfResults(token: string) {
  if (!TOKEN.test(token)) return undefined;
  const { db } = await store();
  return db.selectFrom('slides').selectAll().where('results_hash', '=', sha256(token)).executeTakeFirst();
}

/** Whether a token belongs to a slide. */
export const isResultsToken = async (token: string): Promise<boolean> =>
  (await slideOfResults(token)) !== undefined;
