import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { parseJson } from '#lib/text/parse-json';

const NAME = 'event-memory';

const headSchema = z.object({
  /** Another one for each change. */
  version: z.string(),
  /** Another one for each decision of a moderator. */
  decision: z.string(),
  /** The version of the sheet that was compared last, and when it was read (ISO 8601). */
  sheet: z.string(),
  readAt: z.string(),
});

/** What is stored of the memory as a whole. */
export type MemoryHead = z.output<typeof headSchema>;

/** Its text; '' before the first reading. Rejects when the store is unavailable. */
export async function loadHead(): Promise<string> {
  const { db } = await store();
  const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
  return row?.value ?? '';
}

/** The head of a text; undefined before the first reading. */
export const parseHead = (text: string): MemoryHead | undefined => headSchema.safeParse(parseJson(text)).data;

/** The same inside a transaction, which other writers then wait for. */
export async function lockHead(db: Kysely<Database>): Promise<string> {
  const { value } = await db
    .insertInto('settings')
    .values({ name: NAME, value: '' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ value: row.ref('settings.value') })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** Writes it, after `lockHead` in the same transaction, with another version. */
export async function saveHead(db: Kysely<Database>, head: Omit<MemoryHead, 'version'>): Promise<void> {
  const value = JSON.stringify({ version: randomUUID(), ...head } satisfies MemoryHead);
  await db.updateTable('settings').set({ value }).where('name', '=', NAME).execute();
}
