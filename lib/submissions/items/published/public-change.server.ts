import 'server-only';
import type { Selectable, Updateable } from 'kysely';
import type { ItemTable } from '#lib/server/store/schema';
import { publicMoreDates, withdrawnAfter } from './withdrawn-dates.ts';

type Item = Selectable<ItemTable>;
/** What the public sees of an item is made of these. */
type Seen = Pick<Item, 'payload' | 'announcement'>;

/** The column of dates that the public knows and that no longer count, when an item becomes `after`; null: it is not public any more. */
export const withdrawnColumn = (
  item: Seen & Pick<Item, 'withdrawn_dates'>,
  after: Seen | null,
  now: number,
): Pick<Updateable<ItemTable>, 'withdrawn_dates'> => ({
  withdrawn_dates: withdrawnAfter(item.withdrawn_dates, {
    before: publicMoreDates(item),
    after: after ? publicMoreDates(after) : [],
    now,
  }),
});

/**
 * The columns of one more change of a public event, which becomes `after`: from the count its calendar entries get their
 * sequence number, and dates that it has no longer stay in its calendar file, cancelled.
 */
export const countPublicChange = (
  item: Seen & Pick<Item, 'public_changes' | 'withdrawn_dates'>,
  after: Partial<Seen>,
  now: number,
): Pick<Updateable<ItemTable>, 'public_changes' | 'public_changed_at' | 'withdrawn_dates'> => ({
  public_changes: item.public_changes + 1,
  public_changed_at: new Date(now).toISOString(),
  ...withdrawnColumn(item, { ...item, ...after }, now),
});
