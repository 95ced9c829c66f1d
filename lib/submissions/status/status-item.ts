import type { ItemKind, ItemStatus } from '#lib/server/store/schema';
import type { EventAnnouncement } from '../event-announcement.ts';
import type { AdvertiserApplication } from '../fields/advertiser-application.ts';
import type { EventSubmission } from '../fields/event-submission.ts';

export type Standing = Exclude<ItemStatus, 'spam'>;

/** What the holder of a private link may see of an item: all that they entrusted to us, and where it stands. */
export type StatusItem = {
  id: string;
  kind: ItemKind;
  reference: string;
  standing: Standing;
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

/** Whether it can still be corrected or withdrawn. */
export const isWaiting = ({ standing }: Pick<StatusItem, 'standing'>) => standing === 'pending';

/** Whether its submitter may say that it is cancelled, or that it moved. */
export const isOnCalendar = ({ kind, standing }: Pick<StatusItem, 'kind' | 'standing'>) =>
  kind === 'event' && standing === 'approved';
