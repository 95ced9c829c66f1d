import type { ItemKind } from '#lib/server/store/schema';
import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';
import { placeNameOf } from '../store/item-content.ts';
import { type SubmissionStates, statusLabel } from '../submission-states.ts';
import { ageText } from './age-text.ts';
import { deskPath } from './desk-path.ts';
import { formatInstant } from './format-instant.ts';
import { contentOf, KIND_LABELS, nameOf } from './moderated-item.ts';
import { ALL, type QueueFilter } from './queue-filter.ts';
import { spamHints } from './spam-hints.ts';

/** An item as a line of the queue shows it. */
export type QueueRow = {
  id: string;
  href: string;
  kind: ItemKind;
  kindLabel: string;
  title: string;
  where: string;
  day: string;
  reference: string;
  /** Where it stands; '' where the filter says it already. */
  status: string;
  createdAt: string;
  received: string;
  age: string;
  isOver: boolean;
  duplicates: number;
  hints: string[];
};

type Listed = {
  id: string;
  kind: ItemKind;
  status: string;
  reference: string;
  payload: string;
  created_at: string;
};

type Seen = {
  filter: QueueFilter;
  duplicates: number;
  now: number;
  today: CalendarDay;
  states?: SubmissionStates;
};

/** Whether an event's day has passed: it would be listed nowhere. */
export const isOver = (day: string | null, today: CalendarDay) =>
  day !== null && isCalendarDay(day) && day < today;

/** An item as a line of the queue, as of an instant (milliseconds since 1970). */
export function queueRowOf(item: Listed, { filter, duplicates, now, today, states }: Seen): QueueRow {
  const content = contentOf(item);
  const date = content.kind === 'event' ? content.payload.date : '';
  return {
    id: item.id,
    href: deskPath({ itemId: item.id, filter: { ...filter, page: 1 } }),
    kind: item.kind,
    kindLabel: KIND_LABELS[item.kind],
    title: nameOf(content),
    where: placeNameOf(content),
    day: isCalendarDay(date) ? formatShortDay(date) : '',
    reference: item.reference,
    status: filter.status === ALL ? statusLabel(item, states) : '',
    createdAt: item.created_at,
    received: formatInstant(item.created_at),
    age: ageText(item.created_at, now),
    isOver: isOver(date || null, today),
    duplicates,
    hints: spamHints(content),
  };
}
