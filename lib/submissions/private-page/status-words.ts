import { takesPlace } from '#lib/events/event-status';
import { ANNOUNCEMENT_KIND_NAMES, announcementKind } from '../items/announcements/announcement-kinds.ts';
import { currentWhen } from '../items/announcements/event-move.ts';
import { ALREADY_LISTED } from '../items/record/same-event.ts';
import type { StatusItem } from './status-item.ts';

/** How soon the calendar shows an announcement: at once, or when the team has changed the row of the sheet. */
export const howSoon = ({ publishedVia }: Pick<StatusItem, 'publishedVia'>) =>
  publishedVia === 'sheet'
    ? 'Our team is notified at once and changes the calendar.'
    : 'The calendar shows it within seconds.';

/** Whether an event was refused because it is listed already: then it is not to be sent again. */
export const isAlreadyListed = ({ reason, sameAs }: Pick<StatusItem, 'reason' | 'sameAs'>): boolean =>
  sameAs !== undefined || reason === ALREADY_LISTED;

/** The title and the next step on the status page, announcements included; `isOver` says that the event is. */
export function statusWords(item: StatusItem, isOver = false): StatusItem['words'] {
  const { announcement, actions } = item;
  const { title, next } = item.words;
  if (isAlreadyListed(item))
    return { title: 'Your event is on the calendar already', next: 'There is nothing more for you to do.' };
  if (!actions.includes('announce')) return { title, next };
  const kind = announcement && announcementKind(announcement.kind);
  if (isOver && takesPlace(kind ?? {}))
    return { title: 'Your event is over', next: 'Its page stays, so that shared links still work.' };
  // A correction that waits is what the page says next: the calendar does not show it yet.
  if (!kind) return { title, next: item.published?.changes ? next : `${next} ${howSoon(item)}` };
  return { title: kind.title, next: `You told us so. ${howSoon(item)}` };
}

/** The announcements that the private page offers, with the words of their links; one that cannot be repeated is left out while it holds. */
export const offeredAnnouncements = ({
  announcement: announced,
  held,
}: Pick<StatusItem, 'announcement' | 'held'>) =>
  // The table begins with what matters most, the page ends with it.
  ANNOUNCEMENT_KIND_NAMES.toReversed().flatMap((kind) => {
    const { label, again, icon } = announcementKind(kind).action;
    const words = announced?.kind === kind ? again : label;
    // Of a single date the whole event is cancelled, and of one that is cancelled no date is left.
    const hasDates = announced?.kind !== 'cancelled' && currentWhen(held, announced).moreDates.length > 0;
    if (kind === 'date-cancelled' && !hasDates) return [];
    return words ? [{ kind, label: words, icon }] : [];
  });

/** What taking the last announcement back says: the one before holds again, else what was approved. */
export function takeBackWords({
  announcement,
  announcedBefore,
}: Pick<StatusItem, 'announcement' | 'announcedBefore'>): string {
  const takenBack = announcement && announcementKind(announcement.kind).takeBack;
  if (takenBack) return takenBack;
  if (!announcedBefore) return 'It is as approved after all';
  return announcementKind(announcedBefore).returnToIt ?? 'It is as you told us before';
}

const DONE = new Map<string, string>([
  ['corrected', 'Your correction is saved. Our team sees it as it is now.'],
  ['withdrawn', 'It is withdrawn.'],
  ['answered', 'Thank you, we have your answer. Your event is with our team again.'],
  ['reopened', 'It is open again. We are waiting for your answer.'],
  ...ANNOUNCEMENT_KIND_NAMES.map(
    (kind) => [kind, `Thank you for telling us that ${announcementKind(kind).that}.`] as const,
  ),
  ['taken-back', 'Taken back: everything is as it was before.'],
  [
    'proposed',
    'Your correction is with our team. The page of your event stays as it is until they have looked at it.',
  ],
  ['proposal-taken-back', 'Your correction is taken back: your event stays as it is.'],
  ['nothing-proposed', 'Nothing was changed, so there is nothing to send.'],
]);

/** Messages for `?done=`. */
export const confirmationText = (done: string | undefined) => DONE.get(done ?? '');

const PROBLEMS = new Map([
  [
    'changed',
    'Nothing was changed: it had already changed in the meantime, in another window or by our team. This is how it is now.',
  ],
  ['no-question', 'Nothing was changed: our question needs no answer any more. This is how it is now.'],
  ['too-late', 'Nothing was changed: it was decided in the meantime. This is how it is now.'],
]);

/** Messages for `?problem=`. */
export const problemWords = (problem: string | undefined) => PROBLEMS.get(problem ?? '');
