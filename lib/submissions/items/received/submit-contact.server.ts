import 'server-only';
import type { RequestContext } from '#lib/server/handlers/json-handler.server';
import { messageReceived } from '#lib/site/answer-times';
import { operatorContact } from '#lib/site/operator-contact.server';
import type { ContactMessage } from '../../fields/contact-message.ts';
import { type Receipt, storeItem } from './store-item.server.ts';

/** Stores a visitor's message for the moderators. */
export async function submitContact(
  message: ContactMessage,
  sent: RequestContext,
): Promise<{ message: string } & Receipt> {
  const receipt = await storeItem({ endpoint: 'contact', kind: 'contact', payload: message }, sent);
  return { message: messageReceived(operatorContact()), ...receipt };
}
