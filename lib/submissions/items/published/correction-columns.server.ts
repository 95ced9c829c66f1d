import 'server-only';
import type { Selectable } from 'kysely';
import type { CalendarEvent } from '#lib/events/calendar-event';
import type { ItemTable } from '#lib/server/store/schema';
import type { EventSubmission } from '../../fields/event-submission.ts';
import { countPublicChange } from './public-change.server.ts';
import { supersede } from './superseded-rows.server.ts';

type Correcting = {
  /** Milliseconds since 1970. */
  now: number;
  /** Its row in the sheet as it is served, if any. */
  row: CalendarEvent | undefined;
};

/**
 * What a correction of a public event changes of its item beside the payload, and whether a row of the sheet that was
 * changed by hand still counts, so that the calendar shows the correction once that is changed.
 */
export function correctionColumns(
  item: Selectable<ItemTable>,
  event: EventSubmission,
  { now, row }: Correcting,
) {
  const payload = JSON.stringify(event);
  const { superseded_rows, rowCounts } = supersede(item, payload, row);
  return { columns: { ...countPublicChange(item, { payload }, now), superseded_rows }, rowCounts };
}
