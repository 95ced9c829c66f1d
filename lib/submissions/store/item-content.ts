import type { ItemKind } from '#lib/server/store/schema';
import type { AdvertiserApplication } from '../fields/advertiser-application.ts';
import type { ContactMessage } from '../fields/contact-message.ts';
import type { EventSubmission } from '../fields/event-submission.ts';
import type { AskedField, Held } from '../fields/field.ts';
import { askedFields } from '../fields/field-rules.ts';
import { FIELD_TABLES } from '../fields/field-tables.ts';

/** What somebody entrusted to us, by its kind. */
export type ItemContent =
  | { kind: 'event'; payload: EventSubmission }
  | { kind: 'advertiser'; payload: AdvertiserApplication }
  | { kind: 'contact'; payload: ContactMessage };

type HeldItem = { kind: ItemKind; payload: Held };

/** The text of the field with a role; '' where there is none. */
function textWithRole({ kind, payload }: HeldItem, role: AskedField['role']): string {
  const [name = ''] = askedFields(FIELD_TABLES[kind]).find(([, field]) => field.role === role) ?? [];
  const text = payload[name];
  return typeof text === 'string' ? text : '';
}

/** An event's title, a business's name or a message's subject; '' where it is not there. */
export const titleOf = (item: HeldItem) => textWithRole(item, 'title');

/** The city or village of an event or a business; '' for a message. */
export const placeNameOf = (item: HeldItem) => textWithRole(item, 'place');

export type Correspondent = { name: string; email: string; phone: string };

/** Who sent it. */
export const senderOf = (item: HeldItem): Correspondent => ({
  name: textWithRole(item, 'name'),
  email: textWithRole(item, 'email'),
  phone: textWithRole(item, 'phone'),
});
