import type { ItemKind } from '#lib/server/store/schema';
import { formatLongDay } from '#lib/time/format-day';
import type { Standing, StatusItem } from './status-item.ts';

type Words = { title: string; next: string };

/** What each kind of thing is called in the middle of a sentence. */
export const NOUNS = {
  event: 'event',
  advertiser: 'application',
  contact: 'message',
} as const satisfies Record<ItemKind, string>;

const WORDS: Record<ItemKind, Record<Standing, Words>> = {
  event: {
    pending: {
      title: 'Your event is with our team',
      next: 'The community team reviews it within 2-3 business days and answers by email or WhatsApp. Until then you can correct it or withdraw it.',
    },
    approved: {
      title: 'Your event is on the calendar',
      next: 'If something happens to it, say so here.',
    },
    rejected: {
      title: 'Your event was not published',
      next: 'If the reason can be mended, you are welcome to submit the event again.',
    },
    withdrawn: { title: 'You withdrew this event', next: 'Nobody reviews it any more.' },
  },
  advertiser: {
    pending: {
      title: 'Your application is with our team',
      next: "We'll be in touch within 24 hours to discuss your advertising opportunities. Until then you can correct it or withdraw it.",
    },
    approved: {
      title: 'We have answered your application',
      next: 'Our answer is in your mail, or came the way you prefer. You can always answer it.',
    },
    rejected: {
      title: 'We could not take your application',
      next: 'If the reason can be mended, you are welcome to apply again.',
    },
    withdrawn: { title: 'You withdrew this application', next: 'Nobody reads it any more.' },
  },
  contact: {
    pending: {
      title: 'Your message is with our team',
      next: "We'll get back to you within 24-48 hours via email or WhatsApp.",
    },
    approved: {
      title: 'We have answered your message',
      next: 'Our answer is in your mail or your WhatsApp.',
    },
    rejected: { title: 'Your message is closed', next: 'You are welcome to write again.' },
    withdrawn: { title: 'You took this message back', next: 'Nobody answers it any more.' },
  },
};

/** How what a submitter says of an event gets on the calendar: by itself, or by hand when a row of the sheet shows it. */
export const howSoon = ({ publishedVia }: Pick<StatusItem, 'publishedVia'>) =>
  publishedVia === 'sheet'
    ? 'Our team is told at once and changes the calendar.'
    : 'The calendar shows it within seconds.';

/** Where an item stands and what comes next, in plain words. */
export function statusWords(item: StatusItem): Words {
  const { kind, standing, announcement } = item;
  const { title, next } = WORDS[kind][standing];
  if (kind !== 'event' || standing !== 'approved') return { title, next };
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
