import type { ItemKind } from '#lib/server/store/schema';
import { emptyOf } from '../fields/field-rules.ts';
import { FIELD_TABLES } from '../fields/field-tables.ts';
import { type ItemContent, titleOf } from '../store/item-content.ts';

const EMPTY: Record<ItemKind, object> = {
  event: emptyOf(FIELD_TABLES.event),
  advertiser: emptyOf(FIELD_TABLES.advertiser),
  contact: emptyOf(FIELD_TABLES.contact),
};

/** The payload of an item out of the store. */
export function contentOf({ kind, payload }: { kind: ItemKind; payload: string }): ItemContent {
  const stored: object = JSON.parse(payload);
  // Private fields are deleted when their time is over; whatever reads an item finds them empty. What lies in our own
  // store went through the schema of its kind before it got there.
  return { kind, payload: { ...EMPTY[kind], ...stored } } as ItemContent;
}

/** What an item is called, also where its title is gone. */
export const nameOf = (content: ItemContent) => titleOf(content) || 'Without a name';

export const KIND_LABELS = {
  event: 'Event',
  advertiser: 'Advertiser',
  contact: 'Message',
} as const satisfies Record<ItemKind, string>;
