import type { FormValues } from '#lib/forms/form-values';
import type { AnnouncementKind } from './announcement-kinds.ts';
import type { CurrentAnnouncement } from './event-announcement.ts';
import { currentWhen, moveFromValues, valuesOfMove } from './event-move.ts';

type Held = Record<string, unknown>;

type AnnouncementForm = {
  /** The values with which it opens, from the approved event and what was announced since. */
  valuesOf: (held: Held, announced?: CurrentAnnouncement) => FormValues;
  /** The announcement from its values, for the schema; `held` and `announced` are what holds until then. */
  fromValues: (values: FormValues, held: Held, announced?: CurrentAnnouncement) => unknown;
};

/** All cancelled dates once a day is among them; none for a day that is none of several dates. */
export function datesCancelledBy(
  day: string,
  { date, moreDates }: ReturnType<typeof currentWhen>,
  announced?: CurrentAnnouncement,
): string[] {
  const before = announced?.changes.cancelledDates ?? [];
  // Sent twice.
  if (before.includes(day)) return before;
  return moreDates.length > 0 && [date, ...moreDates].includes(day) ? [...before, day] : [];
}

/** What the form of each kind of announcement asks for. */
export const ANNOUNCEMENT_FORMS: Readonly<Record<AnnouncementKind, AnnouncementForm>> = {
  cancelled: {
    valuesOf: () => ({}),
    fromValues: ({ note = '' }) => ({ kind: 'cancelled', ...(note.trim() && { note }) }),
  },
  'date-cancelled': {
    valuesOf: () => ({}),
    fromValues: ({ cancelledDates: day = '' }, held, announced) => ({
      kind: 'date-cancelled',
      cancelledDates: datesCancelledBy(day, currentWhen(held, announced), announced),
    }),
  },
  moved: {
    valuesOf: valuesOfMove,
    fromValues: (values, held, announced) => moveFromValues(values, currentWhen(held, announced)),
  },
};
