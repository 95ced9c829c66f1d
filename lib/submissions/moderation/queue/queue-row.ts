import type { ItemKind } from '#lib/server/store/schema';
import { type CalendarDay, isCalendarDay } from '#lib/time/calendar-day';
import { type ItemContent, placeNameOf } from '../../store/item-content.ts';
import {
  canDo,
  type SubmissionStates,
  stateOf,
  statusLabel,
  waitsForDecision,
} from '../../submission-states.ts';
import { daysInShort, eventDaysOf } from '../../when/day-words.ts';
import { lastEventDay } from '../../when/event-days.ts';
import { formatInstant } from '../format-instant.ts';
import { contentOf, KIND_LABELS, nameOf } from '../moderated-item.ts';
import { moderationPath } from '../moderation-path.ts';
import { ageText } from './age-text.ts';
import { BULK_ACTIONS } from './bulk-decision.ts';
import { ALL, type QueueFilter } from './queue-filter.ts';
import { type ItemBackground, spamHints } from './spam-hints.ts';

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
  isOver: boolean;
  /** Whether it waits for a decision again, with an answer to a question. */
  isAnswered?: boolean;
  duplicates: number;
  hints: string[];
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

/** Whether the last day of an event has passed, so that the site would not list it. */
export function isOver({ kind, payload }: ItemContent, today: CalendarDay): boolean {
  if (kind !== 'event' || !isCalendarDay(payload.date)) return false;
  return lastEventDay(eventDaysOf(payload)) < today;
}

/** An item as the queue lists it at `now` (milliseconds since 1970). */
export function queueRowOf(item: Listed, context: QueueContext): QueueRow {
  const { filter, duplicates, background, more, now, today, states, hasAnswer = false } = context;
  const content = contentOf(item);
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
    where: placeNameOf(content),
    day: content.kind === 'event' ? daysInShort(eventDaysOf(content.payload)) : '',
    reference: item.reference,
    status: filter.status === ALL ? statusLabel(item, states) : '',
    createdAt: since,
    received: formatInstant(since),
    age: ageText(since, now),
    isOver: isOver(content, today),
    ...(hasAnswer && waitsForDecision(stateOf(item.status, states)) && { isAnswered: true }),
    duplicates,
    hints: spamHints(content, background),
    ...(proposed_at !== null && { hasProposal: true }),
  };
}
