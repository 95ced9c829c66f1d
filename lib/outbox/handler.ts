import type { Selectable } from 'kysely';
import type { NotificationKind, OutboxTable } from '#lib/server/store/schema';
import type { Mail } from './mail.ts';

/** A notification as the store has it. */
export type OutboxRow = Selectable<OutboxTable>;

/** 'delivered', 'expanded' into one for each recipient, or a code for why it is not wanted any more. */
export type DeliveryOutcome = 'delivered' | 'expanded' | { reason: string };

/** What one delivery works with. */
type Delivery = {
  /** Milliseconds since 1970. */
  now: number;
  /** Aborts when the delivery takes too long or the worker has to end. */
  signal: AbortSignal;
  /** Sends a mail under the notification's Message-ID. Throws a DeliveryError. */
  sendMail: (mail: Mail) => Promise<void>;
};

/** Delivers the notifications of one kind. */
export type Handler = {
  /** Notifications of one channel are delivered one after the other, beside the other channels. */
  channel: string;
  /** Delivered before the others of its channel: someone waits for it. */
  isUrgent?: boolean;
  /** Whether notifications without a recipient have to wait, uncounted: there is nobody to send them to yet. */
  holdsUnaddressed?: () => boolean;
  /** Delivers one notification. Throws a DeliveryError, or what the store throws. */
  deliver: (row: OutboxRow, delivery: Delivery) => Promise<DeliveryOutcome>;
};

/** The handler of each kind; a kind without one waits in the outbox. */
export type Handlers = Readonly<Partial<Record<NotificationKind, Handler>>>;
