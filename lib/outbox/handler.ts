import type { Kysely, Selectable } from 'kysely';
import type { Database, NotificationKind, OutboxTable } from '#lib/server/store/schema';
import type { Mail } from './mail.ts';

/** A notification as a row of the store. */
export type OutboxRow = Selectable<OutboxTable>;

/**
 * 'delivered', 'expanded' into one notification for each recipient, or the code of why it is no longer needed. A digest
 * has a null code when it was delivered, and `settle` for what it gathered, in the transaction that marks the digest.
 */
export type DeliveryOutcome =
  | 'delivered'
  | 'expanded'
  | { reason: string }
  | { reason: string | null; settle: (db: Kysely<Database>, now: number) => Promise<void> };

/** The context of one delivery. */
type Delivery = {
  /** Milliseconds since 1970. */
  now: number;
  /** Aborts when the delivery takes too long or the worker must stop. */
  signal: AbortSignal;
  /** Sends a mail under the notification's Message-ID. Throws a DeliveryError. */
  sendMail: (mail: Mail) => Promise<void>;
};

/** Delivers the notifications of one kind. */
export type Handler = {
  /** Notifications of one channel are delivered sequentially, in parallel with other channels. */
  channel: string;
  /** Delivered before the others of its channel, because a person is waiting for it. */
  isUrgent?: boolean;
  /**
   * Whether notifications without a recipient are held, without counting attempts: there is no recipient for them yet.
   */
  holdsUnaddressed?: () => boolean;
  /**
   * Whether a notification is deleted as soon as it is delivered, no longer needed, or has failed for good: it holds an
   * address that nothing else may store.
   */
  isForgotten?: boolean;
  /** Delivers one notification. Throws a DeliveryError, or what the store throws. */
  deliver: (row: OutboxRow, delivery: Delivery) => Promise<DeliveryOutcome>;
};

/** The handler of each kind; notifications of a kind without one stay in the outbox. */
export type Handlers = Readonly<Partial<Record<NotificationKind, Handler>>>;
