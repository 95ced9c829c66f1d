import { isCalendarDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import type { AskedField, FieldTable, Held, Labels, Surface } from './field.ts';
import { askedFields } from './field-rules.ts';

/** An answer with its label; the value is '' where nothing was said. */
export type FieldAnswer = { name: string; label: string; value: string; field: AskedField };

const MODERATORS = new Set<Surface>(['moderation', 'edit', 'mail']);

/** What a field is called on a surface; the edit form says what the moderators' other pages say. */
export function labelOn({ label, labels = {}, mail }: AskedField, surface: Surface): string {
  if (surface === 'form') return label;
  if (surface === 'mail') return (typeof mail === 'object' ? mail.label : undefined) ?? label;
  const own = labels[surface];
  return own ?? (surface === 'edit' ? labels.moderation : undefined) ?? label;
}

/** What a field offers on a surface; undefined where anything may be typed. */
export function choicesOn({ input }: AskedField, surface: Surface): Labels | undefined {
  if (input.kind !== 'choice') return undefined;
  const { choices, moderatorChoices } = input;
  return MODERATORS.has(surface) ? (moderatorChoices ?? choices) : choices;
}

/** An answer as people read it: a day in full, the label of what was chosen, or the text itself. */
export function wordsOf(name: string, field: AskedField, held: Held, surface: Surface): string {
  if (field.words) return field.words(held);
  const value = held[name];
  if (value === true) return 'Yes';
  if (typeof value !== 'string') return '';
  const choices = choicesOn(field, surface);
  if (choices) return choices[value] ?? '';
  const isDay = field.input.kind === 'text' && field.input.type === 'date';
  return isDay && isCalendarDay(value) ? formatLongDay(value) : value.trim();
}

/** Everything a submission says but its images, in the order of its table. What it holds may lack fields. */
export const answersOf = (table: FieldTable, held: Held, surface: Surface): FieldAnswer[] =>
  askedFields(table)
    .filter(([, { input, saidWith }]) => {
      if (input.kind === 'hidden') return MODERATORS.has(surface);
      return input.kind !== 'images' && saidWith === undefined;
    })
    .map(([name, field]) => ({
      name,
      label: labelOn(field, surface),
      value: wordsOf(name, field, held, surface),
      field,
    }));
