import 'server-only';
import type { Selectable } from 'kysely';
import { DeliveryError } from '#lib/outbox/delivery-error';
import type { ItemTable } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { advertiserApplicationSchema } from '../fields/advertiser-application.ts';
import { contactMessageSchema } from '../fields/contact-message.ts';
import { eventSubmissionSchema } from '../fields/event-submission.ts';
import type { MailedItem } from './item-mail.ts';

/** Loads the stored item of a notification; undefined once it was deleted. */
export async function loadNotifiedItem(itemId: string | null): Promise<Selectable<ItemTable> | undefined> {
  if (itemId === null) return undefined;
  const { db } = await store();
  return db.selectFrom('items').selectAll().where('id', '=', itemId).executeTakeFirst();
}

/** An item with its payload parsed by the schema of its kind. Throws a DeliveryError when that fails. */
export function parseMailedItem({ kind, reference, created_at, payload }: Selectable<ItemTable>): MailedItem {
  const shared = { reference, createdAt: created_at };
  try {
    const json: unknown = JSON.parse(payload);
    switch (kind) {
      case 'event':
        return { ...shared, kind, payload: eventSubmissionSchema.parse(json) };
      case 'advertiser':
        return { ...shared, kind, payload: advertiserApplicationSchema.parse(json) };
      case 'contact':
        return { ...shared, kind, payload: contactMessageSchema.parse(json) };
    }
  } catch {
    throw new DeliveryError('temporary', 'UNREADABLE_ITEM');
  }
}
