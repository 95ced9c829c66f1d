import { oneLine } from '#lib/text/one-line';
import { formatShortDay } from '#lib/time/format-day';
import { isOff, statusWord, takesPlace } from '../event-status.ts';
import { sheetDate } from './event-date.ts';
import type { Finding, ReadRow } from './fault.ts';
import { newDayIn } from './status/new-day.ts';
import { statusOfCell } from './status/status-of-cell.ts';

const WRITE_STATUS = 'Write Cancelled, Postponed, Sold out, or nothing.';

const shownAs = (event: ReadRow['event']) => statusWord(event).toLowerCase() || 'taking place';

/**
 * What to say of a text that says that an event is off, and beside it when it is held instead: that day is read nowhere. A
 * postponed event has none yet, so that a new day which is only announced is no fault. `alone` is what the cell has to keep.
 */
function newDayFinding(text: string, { event }: ReadRow, alone: string): Finding {
  const found = takesPlace(event) ? undefined : newDayIn(text);
  if (!found) return undefined;
  const made = `read as ${shownAs(event)}, and what it says of another day is read nowhere`;
  if (found.isOpen)
    return (
      isOff(event) && {
        made,
        write: 'If it has a new day, write Postponed; if it has none, Cancelled alone.',
      }
    );
  const { day } = found;
  const write = day
    ? `If it is now on ${formatShortDay(day)}: write ${sheetDate(day)} into Date, and ${alone} here.`
    : `If its day is known: write it into Date, and ${alone} here.`;
  return { made, write: `${write} Else write ${statusWord(event)} into Status, and no day.` };
}

/** What is wrong with the cell Status. */
export function statusFinding(read: ReadRow): Finding {
  const { row, event } = read;
  const cell = oneLine(row.Status ?? '');
  const stated = statusOfCell(cell);
  if (!stated)
    return { made: `not understood, so the event is shown as ${shownAs(event)}`, write: WRITE_STATUS };
  const { status, isMisspelt } = stated;
  if (takesPlace({ status }) && !takesPlace(event))
    return {
      made: `the title says otherwise, so the event is shown as ${shownAs(event)}`,
      write: WRITE_STATUS,
    };
  const newDay = newDayFinding(cell, read, 'nothing');
  if (newDay) return newDay;
  const word = statusWord({ status }) || 'Confirmed';
  return (
    isMisspelt && { made: `taken for “${word}”`, write: `If it is that, write ${word}. Else correct it.` }
  );
}

/** What a notice in a title says of another day, which is lost with the notice: 'POSTPONED TO 6/15: Street Jam'. */
export function noticeFinding(read: ReadRow): Finding {
  const written = oneLine(read.row.Event ?? '');
  const notice = written.replace(read.event.title, ' ');
  return notice !== ` ` && notice !== written && newDayFinding(notice, read, 'the name alone');
}
