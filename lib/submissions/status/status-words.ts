import type { ItemKind } from '#lib/server/store/schema';
import { formatLongDay } from '#lib/time/format-day';
import type { StatusItem } from './status-item.ts';

/** What each kind of thing is called in the middle of a sentence. */
export const NOUNS = {
  event: 'event',
  advertiser: 'application',
  contact: 'message',
} as const satisfies Record<ItemKind, string>;

/** How what a submitter says of an event gets on the calendar: by itself, or by hand when a row of the sheet shows it. */
export const howSoon = ({ publishedVia }: Pick<StatusItem, 'publishedVia'>) =>
  publishedVia === 'sheet'
    ? 'Our team is told at once and changes the calendar.'
    : 'The calendar shows it within seconds.';

/** Where an item stands and what comes next, in plain words. */
export function statusWords(item: StatusItem): StatusItem['words'] {
  const { announcement, actions } = item;
  const { title, next } = item.words;
  if (!actions.includes('announce')) return { title, next };
  if (!announcement) return { title, next: `${next} ${howSoon(item)}` };
  const heard = 'You told us so.';
  return announcement.kind === 'cancelled'
    ? { title: 'Your event is cancelled', next: `${heard} ${howSoon(item)}` }
    : { title: 'Your event has moved', next: `${heard} ${howSoon(item)}` };
}

/** Where and when an event is by what its submitter said last; undefined when nothing moved it. */
export function movedWords({ announcement }: Pick<StatusItem, 'announcement'>): string | undefined {
  if (announcement?.kind !== 'moved') return undefined;
  const { date, time, isAllDay, venueName, community } = announcement;
  return [formatLongDay(date), isAllDay ? 'all day' : time, venueName, community].filter(Boolean).join(', ');
}

const DONE = new Map([
  ['corrected', 'Your correction is stored. Our team sees it as it is now.'],
  ['withdrawn', 'It is withdrawn.'],
  ['cancelled', 'Thank you for telling us that it is cancelled.'],
  ['moved', 'Thank you for telling us that it moved.'],
  ['taken-back', 'Taken back: it takes place as it was approved.'],
]);

/** What was just done, by the name in the address. */
export const doneWords = (done: string | undefined) => DONE.get(done ?? '');

const PROBLEMS = new Map([
  [
    'changed',
    'Nothing was changed: something else happened to it in the meantime, in another window or in our team. This is how it is now.',
  ],
  ['too-late', 'Nothing was changed: it was decided in the meantime. This is how it is now.'],
]);

/** Why nothing was done, by the name in the address. */
export const problemWords = (problem: string | undefined) => PROBLEMS.get(problem ?? '');
