import 'server-only';
import type { RequestContext } from '#lib/server/http/json-handler.server';
import type { ContactMessage } from '../fields/contact-message.ts';
import { type Receipt, storeItem } from './store-item.server.ts';

const MESSAGE_RECEIVED =
  "Thank you for your message! We'll get back to you within 24-48 hours via email or WhatsApp.";

/** Stores a visitor's message for the moderators. */
export async function submitContact(
  message: ContactMessage,
  sent: RequestContext,
): Promise<{ message: string } & Receipt> {
  const receipt = await storeItem({ endpoint: 'contact', kind: 'contact', payload: message }, sent);
  return { message: MESSAGE_RECEIVED, ...receipt };
}
