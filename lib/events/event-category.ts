import labels from './category-labels.json' with { type: 'json' };
import type { CATEGORY_TABLE } from './category-table.ts';

export type EventCategory = keyof typeof CATEGORY_TABLE;

/** The categories with the labels people read, in the order in which they are offered. */
export const CATEGORY_LABELS: Readonly<Record<EventCategory, string>> = labels;

export const EVENT_CATEGORIES = Object.keys(CATEGORY_LABELS) as EventCategory[];

export function isEventCategory(value: string): value is EventCategory {
  return Object.hasOwn(CATEGORY_LABELS, value);
}
