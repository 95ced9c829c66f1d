import type { CalendarDay } from '#lib/time/calendar-day';
import { type CountKey, type CountName, OTHER_DETAIL } from './counts-of-event.ts';

/** The count of a key on one day. */
export type CountRow = CountKey & { day: CalendarDay; count: number };

/** Distinct details of one name on one day; any further ones are counted as OTHER_DETAIL. */
const MAX_DETAILS_PER_NAME = 500;
/** Days in the buffer while the store is unavailable; older ones are dropped. */
const MAX_DAYS = 3;

/** The detail itself if it is known or there is room for another, else OTHER_DETAIL. */
export const detailWithinLimit = (
  detail: string,
  known: { has: (detail: string) => boolean; size: number },
) => (known.has(detail) || known.size < MAX_DETAILS_PER_NAME ? detail : OTHER_DETAIL);

type Details = Map<string, number>;

/** Counts that wait to be stored. Its size is bounded. Decision 35 says why they wait. */
export class CountBuffer {
  #days = new Map<CalendarDay, Map<CountName, Details>>();

  get isEmpty(): boolean {
    return this.#days.size === 0;
  }

  add(day: CalendarDay, { name, detail }: CountKey, count = 1): void {
    const names = this.#days.get(day) ?? new Map<CountName, Details>();
    const details: Details = names.get(name) ?? new Map();
    this.#days.set(day, names);
    names.set(name, details);
    const admitted = detailWithinLimit(detail, details);
    details.set(admitted, (details.get(admitted) ?? 0) + count);
    if (this.#days.size > MAX_DAYS) this.#days.delete([...this.#days.keys()].sort()[0] ?? day);
  }

  /** Removes and returns all counts, sorted: rows are locked in the same order by all processes, to avoid deadlocks. */
  take(): CountRow[] {
    const rows = [...this.#days].flatMap(([day, names]) =>
      [...names].flatMap(([name, details]) =>
        [...details].map(([detail, count]) => ({ day, name, detail, count })),
      ),
    );
    this.#days = new Map();
    const key = ({ day, name, detail }: CountRow) => `${day} ${name} ${detail}`;
    return rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
  }
}
