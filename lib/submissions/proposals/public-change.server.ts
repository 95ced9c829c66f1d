import 'server-only';
import type { Selectable, Updateable } from 'kysely';
import type { ItemTable } from '#lib/server/store/schema';
import { announcementsOf } from '../event-announcement.ts';

type Counted = Pick<Selectable<ItemTable>, 'public_changes' | 'announcement'>;

/**
 * How often a public event has changed. An older server, which runs beside this one for a while, does not count its
 * announcements.
 */
export const publicChanges = ({ public_changes, announcement }: Counted) =>
  Math.max(public_changes, announcementsOf(announcement).length);

/** The columns of one more change of a public event, from which its calendar entries get their sequence number. */
export const countPublicChange = (
  item: Counted,
  now: number,
): Pick<Updateable<ItemTable>, 'public_changes' | 'public_changed_at'> => ({
  public_changes: publicChanges(item) + 1,
  public_changed_at: new Date(now).toISOString(),
});
