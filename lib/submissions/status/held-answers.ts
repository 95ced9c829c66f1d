import type { ItemKind } from '#lib/server/store/schema';
import { districtName } from '../fields/event-words.ts';
import { itemAnswers } from '../store/item-answers.ts';

/** What we hold of somebody's answers, in words; what was left empty or deleted is left out. */
export function heldAnswers(
  kind: ItemKind,
  held: Record<string, unknown>,
): { label: string; value: string }[] {
  return itemAnswers(kind, held)
    .filter(({ name, value }) => value !== '' && name !== 'placeId')
    .map(({ name, label, value }) => ({
      label: name === 'contactEmail' ? 'Email' : label,
      value: name === 'district' ? districtName(value) : value,
    }));
}
