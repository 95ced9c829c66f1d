import type { ItemKind } from '#lib/server/store/schema';
import { asJsonObject, type JsonObject } from '#lib/text/json-object';
import { advertiserApplicationSchema } from '../../fields/advertiser-application.ts';
import { contactMessageSchema } from '../../fields/contact-message.ts';
import { eventSubmissionSchema } from '../../fields/event-submission.ts';
import { emptyOf } from '../../fields/field-rules.ts';
import { FIELD_TABLES } from '../../fields/field-tables.ts';
import type { ItemContent } from './item-content.ts';

type StoredItem = { kind: ItemKind; payload: string };

const EMPTY: Record<ItemKind, object> = {
  event: emptyOf(FIELD_TABLES.event),
  advertiser: emptyOf(FIELD_TABLES.advertiser),
  contact: emptyOf(FIELD_TABLES.contact),
};

/**
 * The fields of an item as they are stored; private ones are missing after their retention time. Every other reading of a
 * payload begins here. Throws a SyntaxError for a text that we did not write.
 */
export const storedFields = (payload: string): JsonObject => asJsonObject(JSON.parse(payload));

/** Stored fields as the content of an item, with every field of its kind; '' for those that are missing. */
export function contentFrom(kind: ItemKind, fields: JsonObject): ItemContent {
  // The cast is safe because everything in the store was validated by the schema of its kind.
  return { kind, payload: { ...EMPTY[kind], ...fields } } as ItemContent;
}

/** The content of a stored item, with every field of its kind. */
export const contentOf = ({ kind, payload }: StoredItem): ItemContent =>
  contentFrom(kind, storedFields(payload));

/** The content of an item that is whole and valid by today’s rules. Throws a ZodError otherwise. */
export function wholeContentFrom(kind: ItemKind, fields: JsonObject): ItemContent {
  switch (kind) {
    case 'event':
      return { kind, payload: eventSubmissionSchema.parse(fields) };
    case 'advertiser':
      return { kind, payload: advertiserApplicationSchema.parse(fields) };
    case 'contact':
      return { kind, payload: contactMessageSchema.parse(fields) };
  }
}
