import { isCalendarDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import type { AskedField, FieldTable, Labels, Payload, Surface } from './field.ts';
import { askedFields } from './field-rules.ts';

/** An answer with its label; the value is '' where the field is empty. */
export type FieldAnswer = { name: string; label: string; value: string; field: AskedField };

const MODERATORS = new Set<Surface>(['moderation', 'edit', 'mail']);

/** The label of a field on a surface; the edit form uses the label of the moderators’ other pages by default. */
export function labelOn({ label, labels = {}, mail }: AskedField, surface: Surface): string {
  if (surface === 'form') return label;
  if (surface === 'mail') return (typeof mail === 'object' ? mail.label : undefined) ?? label;
  const own = labels[surface];
  return own ?? (surface === 'edit' ? labels.moderation : undefined) ?? label;
}

/** The choices of a field on a surface; undefined where any text may be typed. */
export function choicesOn({ input }: AskedField, surface: Surface): Labels | undefined {
  if (input.kind !== 'choice') return undefined;
  const { choices, moderatorChoices } = input;
  return MODERATORS.has(surface) ? (moderatorChoices ?? choices) : choices;
}

/** An answer as text for people: a date in full, the label of the choice, or the text itself. */
export function wordsOf(name: string, field: AskedField, payload: Payload, surface: Surface): string {
  if (field.words) return field.words(payload);
  const value = payload[name];
  if (value === true) return 'Yes';
  if (typeof value !== 'string') return '';
  const choices = choicesOn(field, surface);
  if (choices) return choices[value] ?? '';
  const isDay = field.input.kind === 'text' && field.input.type === 'date';
  return isDay && isCalendarDay(value) ? formatLongDay(value) : value.trim();
}

/** All answers of a submission except its images, in the order of its table. The payload may lack fields. */
export const answersOf = (table: FieldTable, payload: Payload, surface: Surface): FieldAnswer[] =>
  askedFields(table)
    .filter(([, { input, saidWith }]) => {
      if (input.kind === 'hidden') return MODERATORS.has(surface);
      return input.kind !== 'images' && saidWith === undefined;
    })
    .map(([name, field]) => ({
      name,
      label: labelOn(field, surface),
      value: wordsOf(name, field, payload, surface),
      field,
    }));
