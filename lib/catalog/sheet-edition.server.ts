import 'server-only';
import { randomUUID } from 'node:crypto';
import { processWide } from '#lib/server/process-wide.server';
import { store } from '#lib/server/store/store.server';
import { MINUTE_MS } from '#lib/time/durations';
import { askToPublish } from './publish-events.server.ts';
import { paramsOf } from './sources/doubt.ts';

const NAME = 'sheet-edition';
/** Between an edition's own id and the codes of what was accepted with it. */
const BETWEEN = ' ';
/** Milliseconds until a publication that could not be followed is tried again: the source may be away for hours. */
const RETRY_MS = MINUTE_MS;

type Followed = {
  /** The last publication by an editor, at any server of this store, that this one has followed. */
  edition?: string;
  /** Whether one of its own is being stored, or one of others published. */
  isBusy: boolean;
  /** Not before then one is tried again (milliseconds of the monotonic clock). */
  retryAt: number;
};

const followed = processWide('sheet-edition', (): Followed => ({ isBusy: false, retryAt: 0 }));

/**
 * Notes in the store that an editor has published the sheet here, so that the other servers of this store read it as
 * well; `accepted` are the codes of the doubts that were accepted, which the others then accept too, and no other ones.
 * Rejects when the store fails.
 */
export async function noteSheetPublished(accepted: readonly string[] = []): Promise<void> {
  const value = [randomUUID(), ...accepted].join(BETWEEN);
  followed.isBusy = true;
  try {
    const { db } = await store();
    await db
      .insertInto('settings')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    followed.edition = value;
  } finally {
    followed.isBusy = false;
  }
}

async function loadEdition(): Promise<string> {
  const { db } = await store();
  const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
  return row?.value ?? '';
}

/**
 * Publishes the sheet when an editor has published it at another server since this function was first called; tries
 * again a minute later when the sheet cannot be read. Never rejects; returns at once while it is still publishing.
 */
export async function publishEditsOfOthers(now = performance.now()): Promise<void> {
  const { edition: before, isBusy, retryAt } = followed;
  if (isBusy || now < retryAt) return;
  const edition = await loadEdition().catch(() => before);
  // Meanwhile an editor may have published here.
  if (followed.isBusy || followed.edition !== before || edition === undefined) return;
  if (before !== undefined && edition !== before) {
    followed.isBusy = true;
    const [, ...accepted] = edition.split(BETWEEN);
    const query = new URLSearchParams([['heed-pauses', '1'], ...paramsOf(accepted)]);
    const status = await askToPublish(`?${query}`);
    followed.isBusy = false;
    if (status !== 200) {
      followed.retryAt = now + RETRY_MS;
      return;
    }
  }
  followed.edition = edition;
}
