import type { ItemKind } from '#lib/server/store/schema';
import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { daysInShort, eventDaysOf } from '../../fields/when/day-words.ts';
import { lastEventDay } from '../../fields/when/event-days.ts';
import { announcedMark } from '../../items/announcements/announcement-words.ts';
import { withoutCancelled } from '../../items/announcements/cancelled-dates.ts';
import {
  type CurrentAnnouncement,
  currentAnnouncement,
} from '../../items/announcements/event-announcement.ts';
import { type ItemContent, placeNameOf } from '../../items/record/item-content.ts';
import { KIND_LABELS, nameOf } from '../../items/record/moderated-item.ts';
import { contentOf } from '../../items/record/stored-payload.ts';
import {
  canDo,
  type SubmissionStates,
  stateOf,
  statusLabel,
  waitsForDecision,
} from '../../items/states/submission-states.ts';
import { formatInstant } from '../item/format-instant.ts';
import { type ItemBackground, seriousHints, spamHints } from '../item/spam-hints.ts';
import { moderationPath } from '../requests/moderation-path.ts';
import { ALL, type QueueFilter } from '../requests/queue-filter.ts';
import { ageText } from './age-text.ts';
import { BULK_ACTIONS } from './bulk-decision.ts';

/** An item as the queue lists it. */
export type QueueRow = {
  id: string;
  /** The page of the item. */
  href: string;
  /** The queue with this item beside its list. */
  paneHref: string;
  /** The value of its checkbox: the item in the version that is shown; '' where it cannot be decided with others. */
  mark: string;
  kind: ItemKind;
  kindLabel: string;
  title: string;
  where: string;
  day: string;
  reference: string;
  /** The label of its status; '' where the filter shows one status only. */
  status: string;
  createdAt: string;
  received: string;
  age: string;
  /** 'Moved' or 'Cancelled', where its organiser announced that; its day and place are those of now. */
  announced?: string;
  isOver: boolean;
  /** Whether it waits for a decision again, with an answer to a question. */
  isAnswered?: boolean;
  duplicates: number;
  hints: string[];
  /** Those of them that stand out. */
  seriousHints?: string[];
  /** Whether it is a public event whose organiser proposes a correction. */
  hasProposal?: boolean;
};

type Listed = {
  id: string;
  kind: ItemKind;
  status: string;
  reference: string;
  payload: string;
  created_at: string;
  proposed_at?: string | null;
  announcement?: string | null;
  version: number;
};

type QueueContext = {
  filter: QueueFilter;
  /** Whether its submitter has answered a question. */
  hasAnswer?: boolean;
  duplicates: number;
  background?: ItemBackground;
  /** What the queue's address says beside the filter and the item, like the decision that led to it. */
  more?: Record<string, string>;
  now: number;
  today: CalendarDay;
  states?: SubmissionStates;
};

/** An item as it is by its announcements: an event that moved with its new days and place. */
function asMoved(content: ItemContent, announcement: CurrentAnnouncement | undefined): ItemContent {
  if (content.kind !== 'event' || !announcement) return content;
  const { payload } = content;
  const { cancelledDates } = announcement.changes;
  const now = withoutCancelled({ ...payload, ...announcement.changes }, cancelledDates);
  // One from a page that did not ask for the country names none: the one before is that of the town before.
  const isOfTownBefore = now.community !== payload.community && announcement.changes.country === undefined;
  return { kind: 'event', payload: isOfTownBefore ? { ...now, country: '' } : now };
}

/** Whether the last day of an event has passed, by what its organiser announced, so that the site would not list it. */
export function isOver(
  content: ItemContent,
  today: CalendarDay,
  announcement?: CurrentAnnouncement | undefined,
): boolean {
  const { kind, payload } = asMoved(content, announcement);
  if (kind !== 'event' || !isCalendarDay(payload.date)) return false;
  return lastEventDay(eventDaysOf(payload)) < today;
}

/** An item as the queue lists it at `now` (milliseconds since 1970). */
export function queueRowOf(item: Listed, context: QueueContext): QueueRow {
  const { filter, duplicates, background, more, now, today, states, hasAnswer = false } = context;
  const content = contentOf(item);
  const announcement = currentAnnouncement(item.announcement ?? null);
  const present = asMoved(content, announcement);
  const mark = announcedMark({ announcement });
  const { proposed_at = null } = item;
  // A correction waits since it was proposed.
  const since = proposed_at ?? item.created_at;
  return {
    id: item.id,
    href: moderationPath({ itemId: item.id, filter: { ...filter, page: 1 } }),
    paneHref: moderationPath({ filter, more: { ...more, item: item.id } }),
    mark: BULK_ACTIONS.some((action) => canDo(item, action, states)) ? `${item.id}:${item.version}` : '',
    kind: item.kind,
    kindLabel: KIND_LABELS[item.kind],
    title: nameOf(content),
    where: placeNameOf(present),
    day: present.kind === 'event' ? daysInShort(eventDaysOf(present.payload)) : '',
    reference: item.reference,
    status: filter.status === ALL ? statusLabel(item, states) : '',
    createdAt: since,
    received: formatInstant(since),
    age: ageText(since, now),
    ...(mark && { announced: mark }),
    isOver: isOver(content, today, announcement),
    ...(hasAnswer && waitsForDecision(stateOf(item.status, states)) && { isAnswered: true }),
    duplicates,
    hints: spamHints(content, background),
    seriousHints: seriousHints(content, background),
    ...(proposed_at !== null && { hasProposal: true }),
  };
}
