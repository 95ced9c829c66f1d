import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { advertiserApplicationSchema } from '#lib/advertisers/advertiser-application';
import { submitAdvertiser } from '#lib/advertisers/submit-advertiser.server';
import { contactMessageSchema } from '#lib/contact/contact-message';
import { submitContact } from '#lib/contact/submit-contact.server';
import { openingToken } from '#lib/spam/opening-token.server';
import type { ItemTable } from '#lib/store/schema';
import { store } from '#lib/store/store.server';
import { submitEvent } from '#lib/submissions/submit-event.server';
import { someSubmission } from './some-submission.ts';

/** An application that nothing is wrong with. */
export const someApplication = (changes: Record<string, unknown> = {}) =>
  advertiserApplicationSchema.parse({
    businessName: 'Sample Bakery',
    businessType: 'restaurant-food',
    businessLocation: 'Dangriga',
    contactName: 'Sample Baker',
    contactEmail: 'baker@example.com',
    contactPhone: '+501 600 0000',
    advertisingGoals: 'More guests on Saturdays.',
    budgetRange: 'under-500',
    campaignTimeline: 'within-30',
    ...changes,
  });

/** A message that nothing is wrong with. */
export const someMessage = (changes: Record<string, unknown> = {}) =>
  contactMessageSchema.parse({
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    phone: '+501 611 1111',
    subject: 'Lost hat',
    message: 'I lost my hat at the fiesta.\nIs it with you?',
    ...changes,
  });

const sent = (now: number) => ({
  idempotencyKey: randomUUID(),
  openingToken: openingToken(now - 60_000),
  now,
});

async function idOf({ reference }: { reference: string }): Promise<string> {
  const { db } = await store();
  const row = await db.selectFrom('items').select('id').where('reference', '=', reference).executeTakeFirst();
  return row?.id ?? '';
}

/** Stores an event as its form does, at an instant (milliseconds since 1970), and answers its id. */
export const storeEvent = async (now: number, changes: Record<string, unknown> = {}) =>
  idOf(await submitEvent(someSubmission(changes), sent(now)));

/** The same with an application. */
export const storeApplication = async (now: number, changes: Record<string, unknown> = {}) =>
  idOf(await submitAdvertiser(someApplication(changes), sent(now)));

/** The same with a message. */
export const storeMessage = async (now: number, changes: Record<string, unknown> = {}) =>
  idOf(await submitContact(someMessage(changes), sent(now)));

/** Changes a stored item as a moderator or a submitter would have. */
export async function changeItem(id: string, changes: Updateable<ItemTable>): Promise<void> {
  const { db } = await store();
  await db.updateTable('items').set(changes).where('id', '=', id).execute();
}
