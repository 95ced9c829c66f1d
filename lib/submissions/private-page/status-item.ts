import type { ItemKind } from '#lib/server/store/schema';
import type { OperatorContact } from '#lib/site/operator-contact';
import type { AdvertiserApplication } from '../fields/advertiser-application.ts';
import type { EventSubmission } from '../fields/event-submission.ts';
import type { AnnouncementKind } from '../items/announcements/announcement-kinds.ts';
import type { CurrentAnnouncement } from '../items/announcements/event-announcement.ts';
import type { EventChanges } from '../items/proposals/field-changes.ts';
import type { AnsweredProposal } from '../items/proposals/proposal-answer.ts';
import type { SameEvent } from '../items/record/same-event.ts';
import {
  type SubmissionStates,
  type SubmitterAction,
  stateOf,
  submitterActions,
} from '../items/states/submission-states.ts';

/** A public event with the correction that its organiser proposed, and the answer to the last one. */
export type PublishedItem = {
  /** Private fields are '' after their retention time. */
  event: EventSubmission;
  /** The event as it would be with the waiting proposal, and what that changes. */
  proposed?: EventSubmission | undefined;
  changes?: EventChanges | undefined;
  answer?: AnsweredProposal | undefined;
};

/** What the holder of a private link may see of an item: everything they sent, and its state. */
export type StatusItem = {
  id: string;
  kind: ItemKind;
  reference: string;
  /** Its state and the next step, in words. */
  words: { title: string; next: string };
  /** The actions of its submitter. */
  actions: readonly SubmitterAction[];
  /** Whether its submitter is invited to send it again. */
  isRefused: boolean;
  /** ISO 8601. */
  receivedAt: string;
  /** When its submitter withdrew it, ISO 8601. */
  withdrawnAt?: string | undefined;
  reason: string | null;
  /** The event on the calendar that a refused one is the same as. */
  sameAs?: SameEvent | undefined;
  /** The public id of an approved event. */
  eventId: string | null;
  publishedVia: 'store' | 'sheet' | null;
  /** Whether private fields were deleted after their retention time. */
  isPurged: boolean;
  version: number;
  /** The stored fields; private ones are missing after their retention time. */
  held: Record<string, unknown>;
  announcement: CurrentAnnouncement | undefined;
  /** The question that waits for an answer, while it can be answered. */
  question?: string | undefined;
  /** Questions that were answered, with the answers, oldest first. */
  answered?: readonly { id: string; question: string; answer: string }[];
  /** What was announced before that, and holds again when it is taken back. */
  announcedBefore: AnnouncementKind | undefined;
  /** A public event of which a correction can be proposed. */
  published?: PublishedItem | undefined;
  /** The whole submission, as long as no field is missing. */
  event?: EventSubmission | undefined;
  application?: AdvertiserApplication | undefined;
};

/** What a submitter sees of the state of an item, without its name. */
export function seenBySubmitter(
  item: { kind: ItemKind; status: string },
  states?: SubmissionStates,
  contact: OperatorContact = {},
): Pick<StatusItem, 'words' | 'actions' | 'isRefused'> {
  const { words, isRefused = false } = stateOf(item.status, states);
  const { title, next } = words[item.kind];
  return {
    words: { title, next: typeof next === 'string' ? next : next(contact) },
    actions: submitterActions(item, states),
    isRefused,
  };
}
