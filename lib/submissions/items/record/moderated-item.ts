import type { ItemKind } from '#lib/server/store/schema';
import { type ItemContent, titleOf } from './item-content.ts';

/** The title of an item, or 'Without a name' where it was deleted. */
export const nameOf = (content: ItemContent) => titleOf(content) || 'Without a name';

export const KIND_LABELS = {
  event: 'Event',
  advertiser: 'Advertiser',
  contact: 'Message',
} as const satisfies Record<ItemKind, string>;
