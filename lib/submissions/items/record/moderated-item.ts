import type { ItemKind } from '#lib/server/store/schema';
import { emptyOf } from '../../fields/field-rules.ts';
import { FIELD_TABLES } from '../../fields/field-tables.ts';
import { type ItemContent, titleOf } from './item-content.ts';

const EMPTY: Record<ItemKind, object> = {
  event: emptyOf(FIELD_TABLES.event),
  advertiser: emptyOf(FIELD_TABLES.advertiser),
  contact: emptyOf(FIELD_TABLES.contact),
};

/** The content of a stored item, with every field of its kind. */
export function contentOf({ kind, payload }: { kind: ItemKind; payload: string }): ItemContent {
  const stored: object = JSON.parse(payload);
  // Private fields are deleted after their retention time and are read as empty. The cast is safe because everything in
  // the store was validated by the schema of its kind.
  return { kind, payload: { ...EMPTY[kind], ...stored } } as ItemContent;
}

/** The title of an item, or 'Without a name' where it was deleted. */
export const nameOf = (content: ItemContent) => titleOf(content) || 'Without a name';

export const KIND_LABELS = {
  event: 'Event',
  advertiser: 'Advertiser',
  contact: 'Message',
} as const satisfies Record<ItemKind, string>;
