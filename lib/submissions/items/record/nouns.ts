import type { ItemKind } from '#lib/server/store/schema';

/** The noun for each kind of item in the middle of a sentence. */
export const NOUNS = {
  event: 'event',
  advertiser: 'application',
  contact: 'message',
} as const satisfies Record<ItemKind, string>;
