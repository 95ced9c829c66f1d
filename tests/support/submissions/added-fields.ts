import { DETAIL_COLUMNS } from '#lib/events/rows/detail-columns';
import { textField } from '#lib/forms/field-schemas';
import { EVENT_FIELDS } from '#lib/submissions/fields/event-fields';
import type { AskedField } from '#lib/submissions/fields/field';

const optionalText = (label: string, lines = false) => textField({ name: label, max: 80, lines });

/** Optional fields that the event form does not have, one for each way in which a row may be. */
const ADDED = {
  dressCode: {
    rule: optionalText('What to wear'),
    label: 'What to wear',
    step: 'details',
    input: { kind: 'text' },
    visibility: 'public',
    column: 'DressCode',
  },
  parking: {
    rule: optionalText('Parking', true),
    label: 'Parking',
    step: 'location',
    input: { kind: 'lines' },
    visibility: 'public',
    column: 'Parking',
  },
  bestTime: {
    rule: optionalText('Best time to call'),
    label: 'Best time to call',
    step: 'contact',
    input: { kind: 'text' },
  },
} satisfies Record<string, AskedField>;

/** Values for these fields. */
export const ADDED_ANSWERS = {
  dressCode: 'White from head to toe',
  parking: 'Behind the church',
  bestTime: 'After six',
} satisfies Record<keyof typeof ADDED, string>;

/** Each with its label, its answer, the step that asks and whether the public sees it. */
export const ADDED_FIELDS = Object.entries<AskedField>(ADDED).map(([name, { label, step, visibility }]) => ({
  name,
  label,
  step,
  answer: ADDED_ANSWERS[name as keyof typeof ADDED],
  isPublic: visibility === 'public',
}));

/** Puts them into the tables of this test file alone; before anything that is derived from the tables is imported. */
export function addFields(): void {
  Object.assign(EVENT_FIELDS, ADDED);
  Object.assign(DETAIL_COLUMNS, { DressCode: 'What to wear', Parking: 'Parking' });
}
