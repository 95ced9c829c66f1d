import labels from './category-labels.json' with { type: 'json' };
import shortLabels from './category-short-labels.json' with { type: 'json' };
import type { CATEGORY_TABLE } from './category-table.ts';

export type EventCategory = keyof typeof CATEGORY_TABLE;

/** The categories with the labels people read, in the order in which they are offered. */
export const CATEGORY_LABELS: Readonly<Record<EventCategory, string>> = labels;

/** Their names on cards, beside the price on one line: 'Food' for 'Food & Markets'. */
export const CATEGORY_SHORT_LABELS: Readonly<Record<EventCategory, string>> = shortLabels;

export const EVENT_CATEGORIES = Object.keys(CATEGORY_LABELS) as EventCategory[];

export function isEventCategory(value: string): value is EventCategory {
  return Object.hasOwn(CATEGORY_LABELS, value);
}
