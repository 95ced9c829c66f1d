import type { ItemKind } from '#lib/server/store/schema';
import { APPLICATION_FIELDS } from './application-fields.ts';
import { EVENT_FIELDS } from './event-fields.ts';
import type { FieldTable } from './field.ts';
import { MESSAGE_FIELDS } from './message-fields.ts';

/** The fields of each kind of submission. */
export const FIELD_TABLES: Record<ItemKind, FieldTable> = {
  event: EVENT_FIELDS,
  advertiser: APPLICATION_FIELDS,
  contact: MESSAGE_FIELDS,
};
