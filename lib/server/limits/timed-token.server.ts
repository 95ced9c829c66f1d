import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isValidSignature, sign } from '../server-secret.server.ts';
import type { Database } from '../store/schema.ts';

const TOKEN = /^([\da-z]{1,12}\.[\w-]{16,32})\.([\w-]{43})$/;

/** Creates a signed token with a random id and the time `now` (milliseconds since 1970), valid for one purpose. */
export function createTimedToken(purpose: string, now: number): string {
  const id = `${now.toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${id}.${sign(purpose, id)}`;
}

/** Verifies a token: its id and its age (milliseconds, negative when from the future); undefined when the signature is invalid. */
export function parseTimedToken(
  purpose: string,
  token: string,
  now: number,
): { id: string; ageMs: number } | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!id || !isValidSignature(purpose, id, signature)) return undefined;
  return { id, ageMs: now - Number.parseInt(id, 36) };
}

/** Marks a token as used, inside a transaction; returns false when it was used before. */
export async function spendTimedToken(db: Kysely<Database>, id: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_tokens')
    .values({ id, spent_at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}
