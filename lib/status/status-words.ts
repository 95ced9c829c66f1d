import type { ItemKind } from '#lib/store/schema';
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
      next: 'If something happens to it, say so here: the calendar shows it within seconds.',
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

/** Where an item stands and what comes next, in plain words. */
export function statusWords({ kind, standing, announcement }: StatusItem): Words {
  const { title, next } = WORDS[kind][standing];
  if (standing !== 'approved' || !announcement) return { title, next };
  return announcement.kind === 'cancelled'
    ? { title: 'Your event is cancelled', next: 'You told us so, and the calendar says it to everybody.' }
    : {
        title: 'Your event has moved',
        next: 'You told us so, and the calendar shows where and when it is now.',
      };
}

const DONE = new Map([
  ['corrected', 'Your correction is stored. Our team sees it as it is now.'],
  ['withdrawn', 'It is withdrawn.'],
  ['cancelled', 'The calendar says that your event is cancelled.'],
  ['moved', 'The calendar shows where and when your event is now.'],
  ['taken-back', 'Taken back. The calendar shows your event as it was approved.'],
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
