import type { Selectable } from 'kysely';
import type { ItemTable, QuestionTable } from '#lib/server/store/schema';
import type { EventSubmission } from '../../fields/event-submission.ts';
import type { CurrentAnnouncement } from '../../items/announcements/event-announcement.ts';
import type { ItemContent } from '../../items/record/item-content.ts';
import type { AuditEntry } from './audit-words.ts';

/** Another item or event that a moderator may want to compare, with where it is from. */
export type LinkedItem = {
  id: string;
  title: string;
  href: string;
  from: string;
  /** The day, the hour and the venue of an event. */
  when?: string;
  /** The public id of an event that is on the calendar. */
  eventId?: string | undefined;
};

/** An item as moderators see it, on its own page and beside the list of the queue. */
export type ItemDetail = {
  item: Selectable<ItemTable>;
  /** What was sent, without images that were deleted. */
  content: ItemContent;
  deletedImages: number;
  title: string;
  announcement: CurrentAnnouncement | undefined;
  /** The dates of a public event that has several, of which one can be cancelled; empty for any other. */
  cancellableDates: readonly string[];
  /** The event as its organiser wants it corrected, while that waits for an answer. */
  proposed: EventSubmission | undefined;
  history: readonly AuditEntry[];
  questions: readonly Selectable<QuestionTable>[];
  /** Whether it waits for a decision again, with an answer to a question. */
  isAnswered: boolean;
  /** What may be the same event. */
  duplicates: readonly LinkedItem[];
  /** Some of the items with the same words. */
  copies: readonly LinkedItem[];
  /** Hints of spam. */
  hints: readonly string[];
  /** Those of them that stand out. */
  seriousHints?: readonly string[];
};
