import { countryAbroad, withoutRepeats } from '#lib/events/format-event';
import type { ItemKind } from '#lib/server/store/schema';
import type { AdvertiserApplication } from '../../fields/advertiser-application.ts';
import type { ContactMessage } from '../../fields/contact-message.ts';
import type { EventSubmission } from '../../fields/event-submission.ts';
import type { AskedField, Payload } from '../../fields/field.ts';
import { askedFields } from '../../fields/field-rules.ts';
import { FIELD_TABLES } from '../../fields/field-tables.ts';

/** The payload of an item, by its kind. */
export type ItemContent =
  | { kind: 'event'; payload: EventSubmission }
  | { kind: 'advertiser'; payload: AdvertiserApplication }
  | { kind: 'contact'; payload: ContactMessage };

type StoredItem = { kind: ItemKind; payload: Payload };

/** The text of the field with a role; '' where it is missing. */
function textWithRole({ kind, payload }: StoredItem, role: AskedField['role']): string {
  const [name = ''] = askedFields(FIELD_TABLES[kind]).find(([, field]) => field.role === role) ?? [];
  const text = payload[name];
  return typeof text === 'string' ? text : '';
}

/** The title of an event, the name of a business or the subject of a message; '' where it is missing. */
export const titleOf = (item: StoredItem) => textWithRole(item, 'title');

/** The fields in which a sender writes freely. */
const BODY_FIELDS: Readonly<Record<ItemKind, readonly string[]>> = {
  event: ['description'],
  advertiser: ['businessDescription', 'advertisingGoals'],
  contact: ['message'],
};

/** What a sender wrote freely: the description of an event, the words of an application or a message. */
export const bodyOf = ({ kind, payload }: StoredItem): string =>
  BODY_FIELDS[kind]
    .map((name) => payload[name])
    .filter((text) => typeof text === 'string')
    .join('\n\n');

/** The city or village of an event, with its country abroad, or of a business; '' for a message. */
export function placeNameOf(item: StoredItem): string {
  const place = textWithRole(item, 'place');
  const { country } = item.payload;
  return withoutRepeats([place, typeof country === 'string' ? countryAbroad({ country }) : '']).join(', ');
}

export type Correspondent = { name: string; email: string; phone: string };

/** The sender of an item; '' where a field is missing. */
export const senderOf = (item: StoredItem): Correspondent => ({
  name: textWithRole(item, 'name'),
  email: textWithRole(item, 'email'),
  phone: textWithRole(item, 'phone'),
});
