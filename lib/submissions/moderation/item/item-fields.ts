import type { AskedField } from '../../fields/field.ts';
import { FIELD_TABLES } from '../../fields/field-tables.ts';
import { answersOf, type FieldAnswer } from '../../fields/field-words.ts';
import type { ItemContent } from '../../items/record/item-content.ts';

/** A field with its label; the value is '' where it is empty. */
export type LabelledField = { label: string; value: string; href?: string };

const SENDER_ROLES = new Set<AskedField['role']>(['name', 'email', 'phone']);

const isAddress = ({ field: { input }, value }: FieldAnswer) =>
  input.kind === 'text' && input.type === 'url' && /^https?:\/\//.test(value);

/** All fields of an item except images and sender, in the order of its form; the preferred contact method comes last. */
export function fieldsOfItem({ kind, payload }: ItemContent): LabelledField[] {
  const answers = answersOf(FIELD_TABLES[kind], payload, 'moderation').filter(
    ({ field }) => !SENDER_ROLES.has(field.role),
  );
  const isContactMethod = ({ field }: FieldAnswer) => field.role === 'contact method';
  const inOrder = [
    ...answers.filter((answer) => !isContactMethod(answer)),
    ...answers.filter(isContactMethod),
  ];
  return inOrder.map((answer) => ({
    label: answer.label,
    value: answer.value,
    ...(isAddress(answer) && { href: answer.value }),
  }));
}
