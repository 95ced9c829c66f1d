import type { ItemKind } from '#lib/server/store/schema';
import type { Payload } from '../fields/field.ts';
import { FIELD_TABLES } from '../fields/field-tables.ts';
import { answersOf } from '../fields/field-words.ts';

/** The stored answers of an item with their labels, without empty or deleted ones. */
export const filledAnswers = (kind: ItemKind, payload: Payload): { label: string; value: string }[] =>
  answersOf(FIELD_TABLES[kind], payload, 'status')
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => ({ label, value }));
