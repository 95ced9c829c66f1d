import type { ItemKind } from '#lib/server/store/schema';
import type { Held } from '../fields/field.ts';
import { FIELD_TABLES } from '../fields/field-tables.ts';
import { answersOf } from '../fields/field-words.ts';

/** What we hold of somebody's answers, in words; what was left empty or deleted is left out. */
export const heldAnswers = (kind: ItemKind, held: Held): { label: string; value: string }[] =>
  answersOf(FIELD_TABLES[kind], held, 'status')
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => ({ label, value }));
