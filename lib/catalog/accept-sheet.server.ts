import 'server-only';
import { PublicError } from '#lib/server/http/public-error';
import { inTransaction } from '#lib/server/store/store.server';
import { writeAudit } from '#lib/submissions/items/record/write-audit.server';
import { catalogState } from './catalog-state.server.ts';
import { askToPublish } from './publish-events.server.ts';
import { noteSheetPublished } from './sheet-edition.server.ts';
import { paramsOf } from './sources/doubt.ts';

type Acceptance = {
  /** Why the sheet is held, in the codes of what the moderator was shown; each once. */
  doubts: readonly string[];
  /** The moderator's address. */
  who: string;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * Publishes the sheet that is held for these reasons, here and at the other servers of this store. What is published becomes
 * the last good copy, so it stays after a restart. Throws a PublicError where the sheet is held for another reason by now, or
 * cannot be read; rejects when the store fails.
 */
export async function acceptSheet({ doubts, who, now }: Acceptance): Promise<void> {
  // This server may hold another copy than the one that the moderator was shown the notice by.
  const query = new URLSearchParams(paramsOf(doubts));
  const status = doubts.length > 0 ? await askToPublish(`?${query}`) : undefined;
  if (status !== 200)
    throw new PublicError(409, 'The sheet is another one meanwhile, or cannot be read now.', {
      code: 'sheet',
    });
  // Without the store this server alone publishes.
  await noteSheetPublished(doubts).catch(() => {});
  // Nothing was accepted of a sheet that was mended meanwhile.
  const reason = (catalogState().accepted?.doubts ?? []).map(({ sentence }) => sentence).join('. ');
  if (reason === '') return;
  const entry = { who, action: 'accepted the sheet', detail: { reason } };
  await inTransaction((db) => writeAudit(db, entry, now));
}
