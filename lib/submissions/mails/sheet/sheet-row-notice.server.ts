import 'server-only';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { publicSubmissionOf } from '../../items/published/public-submission.ts';
import { publishedEvent } from '../../items/published/published-event.ts';
import { hasSameFacts, isSuperseded, supersededRows } from '../../items/published/superseded-rows.server.ts';

type Item = {
  event_id: string | null;
  payload: string;
  published_via: 'store' | 'sheet' | null;
  public_changes: number;
  superseded_rows: string | null;
};

/**
 * What a moderator has to do with the row of a corrected event in the sheet; undefined where there is nothing to do.
 * `row` is that row as it is served, if any; `isRowShown` where the site shows it instead of what is stored.
 */
export function sheetRowNotice(
  item: Item,
  row: CalendarEvent | undefined,
): { words: string; isRowShown: boolean } | undefined {
  if (item.event_id === null || item.public_changes === 0 || !row) return undefined;
  if (isSuperseded(row, supersededRows(item.superseded_rows)))
    return {
      words:
        'The sheet still has the row from before the correction. The site shows the correction instead; put the row below in its place, so that the sheet is right too.',
      isRowShown: false,
    };
  const submission = publicSubmissionOf(item.payload);
  if (hasSameFacts(row, publishedEvent(submission, { id: item.event_id }))) return undefined;
  return {
    words:
      'The row of the sheet says something else than what is stored here, and the site shows the row. If the correction is right, put the row below in its place.',
    isRowShown: true,
  };
}
