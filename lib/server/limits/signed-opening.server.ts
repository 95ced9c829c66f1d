import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isSigned, sign } from '../server-secret.server.ts';
import type { Database } from '../store/schema.ts';

const TOKEN = /^([\da-z]{1,12}\.[\w-]{16,32})\.([\w-]{43})$/;

/** A token that says when something was opened, by the server's clock (milliseconds since 1970), for one purpose. */
export function signOpening(purpose: string, now: number): string {
  const opened = `${now.toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${opened}.${sign(purpose, opened)}`;
}

/** What a token says: which opening it is, and how old (milliseconds, below 0 of the future). Undefined: not ours. */
export function readOpening(
  purpose: string,
  token: string,
  now: number,
): { id: string; ageMs: number } | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!id || !isSigned(purpose, id, signature)) return undefined;
  return { id, ageMs: now - Number.parseInt(id, 36) };
}

/** Uses an opening up inside a transaction; false when it was used before. */
export async function spendOpening(db: Kysely<Database>, id: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_tokens')
    .values({ id, spent_at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}
