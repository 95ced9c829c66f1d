import { CATEGORY_LABELS } from '#lib/events/event-category';
import { choicesOf } from '#lib/forms/choices';
import { isCalendarDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';
import { COST_LABELS, DISTRICTS_OF_BELIZE } from './event-submission.ts';

/** What each field is called, in the order of the form; pictures are shown apart. */
export const EVENT_LABELS = {
  title: 'Event title',
  date: 'Event date',
  time: 'Time',
  category: 'Event category',
  description: 'Event description',
  cost: 'Cost',
  country: 'Country',
  district: 'District',
  community: 'City or community',
  venueName: 'Venue name',
  placeId: 'Place id',
  website: 'Website',
  submitterName: 'Your name',
  submitterEmail: 'Your email',
  submitterPhone: 'Phone or WhatsApp',
} as const;

export type EventField = keyof typeof EVENT_LABELS;

/** A district of Belize in full: `districtName('Cayo')` is 'Cayo District'. */
export const districtName = (district: string) => `${district} District`;

export const CATEGORY_CHOICES = choicesOf(CATEGORY_LABELS);
export const COST_CHOICES = choicesOf(COST_LABELS);
export const DISTRICT_CHOICES = DISTRICTS_OF_BELIZE.map((value) => ({ value, label: districtName(value) }));

const CHOICES: Partial<Record<EventField, Record<string, string>>> = {
  category: CATEGORY_LABELS,
  cost: COST_LABELS,
};

/** An answer as people read it: a day in full, the label of what was chosen, or the text itself. */
export function eventWords(name: EventField, held: Readonly<Record<string, unknown>>): string {
  if (name === 'time' && held.isAllDay === true) return 'All day';
  const value = held[name];
  if (typeof value !== 'string') return '';
  if (name === 'date' && isCalendarDay(value)) return formatLongDay(value);
  const choices = CHOICES[name];
  return choices ? (choices[value] ?? '') : value;
}
