import 'server-only';
import type { Kysely, Selectable, Updateable } from 'kysely';
import { z } from 'zod';
import type { Database, ItemTable } from '#lib/server/store/schema';
import { parseJson } from '#lib/text/parse-json';
import { type SUBMISSION_STATES, stateOf } from '../states/submission-states.ts';
import { countPublicChange, withdrawnColumn } from './public-change.server.ts';
import { type PublicSubmission, publicSubmissionOf, publicSubmissionSchema } from './public-submission.ts';

type Item = Selectable<ItemTable>;

/** How long (milliseconds) an approval may be taken back as if it had never been: nobody was told of it. */
const UNNOTICED_MS = 20_000;

const decisionData = z.object({ decision: z.string() });

/** The status that the submitter of an item was last told of by mail; undefined without such a mail. */
export async function lastMailedDecision(db: Kysely<Database>, itemId: string): Promise<string | undefined> {
  const mail = await db
    .selectFrom('outbox')
    .select('data')
    .where('item_id', '=', itemId)
    .where('kind', '=', 'decision')
    .where((where) => where.or([where('delivered_at', 'is not', null), where('lease_until', 'is not', null)]))
    // Delivered with an error code: it was skipped as no longer needed, not sent.
    .where((where) => where.or([where('delivered_at', 'is', null), where('last_error', 'is', null)]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return decisionData.safeParse(parseJson(mail?.data)).data?.decision;
}

type TakenBack = {
  wasTold: boolean;
  /** Whether a mail to the organiser about a change of the event was cancelled. */
  isChangeUnsent: boolean;
  now: number;
};

/**
 * What is stored of a public event whose approval is taken back: its id, so that it has the same address when it is
 * approved again, what its organiser knows of it, and the dates that calendars may have. Nothing where the approval was
 * taken back at once.
 */
export function formerColumns(
  item: Item,
  { wasTold, isChangeUnsent, now }: TakenBack,
): Partial<Pick<Updateable<ItemTable>, 'former_event_id' | 'former_event' | 'withdrawn_dates'>> {
  if (!stateOf(item.status).isPublic || item.event_id === null) return {};
  if (!wasTold && now - Date.parse(item.decided_at ?? '') < UNNOTICED_MS) return {};
  // Of what was changed since the approval before, its organiser has heard nothing: that is still to be told.
  const columns = { former_event_id: item.event_id, ...withdrawnColumn(item, null, now) };
  if (isChangeUnsent && item.former_event) return columns;
  const event = publicSubmissionOf(item.payload);
  return { ...columns, former_event: JSON.stringify(event) };
}

/**
 * What the public saw of an event that is approved again and whose organiser knows that it is on the calendar: undefined
 * where this approval is news.
 */
export async function formerPublication(
  db: Kysely<Database>,
  { id, former_event }: Pick<Item, 'id' | 'former_event'>,
): Promise<PublicSubmission | undefined> {
  const before = publicSubmissionSchema.safeParse(parseJson(former_event)).data;
  if (!before || (await lastMailedDecision(db, id)) !== ('approved' satisfies keyof typeof SUBMISSION_STATES))
    return undefined;
  return before;
}

/** The columns of an approval: when the event became public, and that it has changed where it was public before. */
export const approvalColumns = (item: Item, now: number) => ({
  ...(item.former_event_id
    ? countPublicChange(item, {}, now)
    : { public_changed_at: new Date(now).toISOString() }),
});
