import type { CalendarDay } from '#lib/time/calendar-day';
import { type Count, type CountName, OTHER_DETAIL } from './counts-of-event.ts';

/** How often something happened on a day. */
export type CountRow = Count & { day: CalendarDay; count: number };

/** Details that one name may have on one day; whatever comes after them is counted together. */
const MAX_DETAILS = 500;
/** Days that may wait for a store that does not answer; older ones are given up. */
const MAX_DAYS = 3;

/** A detail that is known already or fits in beside `known`, else the one for all others. */
export const admittedDetail = (detail: string, known: { has: (detail: string) => boolean; size: number }) =>
  known.has(detail) || known.size < MAX_DETAILS ? detail : OTHER_DETAIL;

type Details = Map<string, number>;

/** Counts that wait to be stored; bounded, whatever is counted and however long it takes. */
export class CountBuffer {
  #days = new Map<CalendarDay, Map<CountName, Details>>();

  get isEmpty(): boolean {
    return this.#days.size === 0;
  }

  add(day: CalendarDay, { name, detail }: Count, count = 1): void {
    const names = this.#days.get(day) ?? new Map<CountName, Details>();
    const details: Details = names.get(name) ?? new Map();
    this.#days.set(day, names);
    names.set(name, details);
    const admitted = admittedDetail(detail, details);
    details.set(admitted, (details.get(admitted) ?? 0) + count);
    if (this.#days.size > MAX_DAYS) this.#days.delete([...this.#days.keys()].sort()[0] ?? day);
  }

  /** Everything that waits, always in the same order, so that two processes that store it never wait for each other. */
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
