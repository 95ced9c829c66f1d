import type { StatusItem } from './status-item.ts';

/** How soon the calendar shows an announcement: at once, or when the team has changed the row of the sheet. */
export const howSoon = ({ publishedVia }: Pick<StatusItem, 'publishedVia'>) =>
  publishedVia === 'sheet'
    ? 'Our team is told at once and changes the calendar.'
    : 'The calendar shows it within seconds.';

/** The title and the next step on the status page, announcements included; `isOver` says that the event is. */
export function statusWords(item: StatusItem, isOver = false): StatusItem['words'] {
  const { announcement, actions } = item;
  const { title, next } = item.words;
  if (!actions.includes('announce')) return { title, next };
  if (isOver && announcement?.kind !== 'cancelled')
    return { title: 'Your event is over', next: 'Its page stays, so that shared links lead on.' };
  if (!announcement) return { title, next: `${next} ${howSoon(item)}` };
  const confirmation = 'You told us so.';
  return announcement.kind === 'cancelled'
    ? { title: 'Your event is cancelled', next: `${confirmation} ${howSoon(item)}` }
    : { title: 'Your event has moved', next: `${confirmation} ${howSoon(item)}` };
}

/** What taking the last announcement back says: the one before holds again, else what was approved. */
export function takeBackWords({
  announcement,
  announcedBefore,
}: Pick<StatusItem, 'announcement' | 'announcedBefore'>): string {
  if (announcement?.kind === 'cancelled') return 'It does take place';
  if (announcedBefore === 'cancelled') return 'It is cancelled after all';
  return announcedBefore ? 'It is as you told us before' : 'It is as approved after all';
}

const DONE = new Map([
  ['corrected', 'Your correction is stored. Our team sees it as it is now.'],
  ['withdrawn', 'It is withdrawn.'],
  ['answered', 'Thank you, we have your answer. Your event is with our team again.'],
  ['reopened', 'It is open again. We wait for your answer.'],
  ['cancelled', 'Thank you for telling us that it is cancelled.'],
  ['moved', 'Thank you for telling us that it moved.'],
  ['taken-back', 'Taken back: it is as it was before.'],
  [
    'proposed',
    'Your correction is with our team. The page of your event stays as it is until they have looked at it.',
  ],
  ['proposal-taken-back', 'Your correction is taken back: your event stays as it is.'],
  ['nothing-proposed', 'Nothing was changed, so there is nothing to send.'],
]);

/** Messages for `?done=`. */
export const doneWords = (done: string | undefined) => DONE.get(done ?? '');

const PROBLEMS = new Map([
  [
    'changed',
    'Nothing was changed: something else happened to it in the meantime, in another window or in our team. This is how it is now.',
  ],
  ['no-question', 'Nothing was changed: our question needs no answer any more. This is how it is now.'],
  ['too-late', 'Nothing was changed: it was decided in the meantime. This is how it is now.'],
]);

/** Messages for `?problem=`. */
export const problemWords = (problem: string | undefined) => PROBLEMS.get(problem ?? '');
