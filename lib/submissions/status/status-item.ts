import type { ItemKind } from '#lib/server/store/schema';
import type { EventAnnouncement } from '../event-announcement.ts';
import type { AdvertiserApplication } from '../fields/advertiser-application.ts';
import type { EventSubmission } from '../fields/event-submission.ts';
import {
  type SubmissionStates,
  type SubmitterAction,
  stateOf,
  submitterActions,
} from '../submission-states.ts';

/** What the holder of a private link may see of an item: all that they entrusted to us, and where it stands. */
export type StatusItem = {
  id: string;
  kind: ItemKind;
  reference: string;
  /** Where it stands and what comes next, in plain words. */
  words: { title: string; next: string };
  /** What its submitter can do with it. */
  actions: readonly SubmitterAction[];
  /** Whether its submitter is invited to send it again. */
  isRefused: boolean;
  /** ISO 8601. */
  receivedAt: string;
  reason: string | null;
  /** The public id of an approved event. */
  eventId: string | null;
  publishedVia: 'store' | 'sheet' | null;
  /** Whether private fields were deleted because their time was over. */
  isPurged: boolean;
  version: number;
  /** The fields as they are kept; some are missing once they are past their time. */
  held: Record<string, unknown>;
  announcement: EventAnnouncement | undefined;
  /** The whole submission, as long as nothing of it is missing. */
  event?: EventSubmission | undefined;
  application?: AdvertiserApplication | undefined;
};

/** What the state of an item is to its submitter, who does not learn which one it is. */
export function seenBySubmitter(
  item: { kind: ItemKind; status: string },
  states?: SubmissionStates,
): Pick<StatusItem, 'words' | 'actions' | 'isRefused'> {
  const { words, isRefused = false } = stateOf(item.status, states);
  return { words: words[item.kind], actions: submitterActions(item, states), isRefused };
}
