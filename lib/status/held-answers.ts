import {
  BUDGET_LABELS,
  BUSINESS_TYPE_LABELS,
  CONTACT_METHOD_LABELS,
  PREVIOUS_ADVERTISING_LABELS,
  TIMELINE_LABELS,
} from '#lib/advertisers/advertiser-application';
import { CATEGORY_LABELS } from '#lib/events/event-category';
import type { ItemKind } from '#lib/store/schema';
import { COST_LABELS } from '#lib/submissions/event-submission';
import { isCalendarDay } from '#lib/time/calendar-day';
import { formatLongDay } from '#lib/time/format-day';

type Field = {
  name: string;
  label: string;
  /** What the values of a fixed list are called. */
  choices?: Record<string, string>;
};

/** What is asked in each kind of form, in its order; pictures are shown apart. */
const FIELDS: Record<ItemKind, readonly Field[]> = {
  event: [
    { name: 'title', label: 'Event title' },
    { name: 'date', label: 'Event date' },
    { name: 'time', label: 'Time' },
    { name: 'category', label: 'Event category', choices: CATEGORY_LABELS },
    { name: 'description', label: 'Event description' },
    { name: 'cost', label: 'Cost', choices: COST_LABELS },
    { name: 'country', label: 'Country' },
    { name: 'district', label: 'District' },
    { name: 'community', label: 'City or community' },
    { name: 'venueName', label: 'Venue name' },
    { name: 'website', label: 'Website' },
    { name: 'submitterName', label: 'Your name' },
    { name: 'submitterEmail', label: 'Your email' },
    { name: 'submitterPhone', label: 'Phone or WhatsApp' },
  ],
  advertiser: [
    { name: 'businessName', label: 'Business name' },
    { name: 'businessType', label: 'Business type', choices: BUSINESS_TYPE_LABELS },
    { name: 'businessCategory', label: 'Business category' },
    { name: 'businessLocation', label: 'Business location' },
    { name: 'businessDescription', label: 'Business description' },
    { name: 'contactName', label: 'Contact name' },
    { name: 'contactEmail', label: 'Email' },
    { name: 'contactPhone', label: 'Phone number' },
    { name: 'preferredContactMethod', label: 'Preferred contact method', choices: CONTACT_METHOD_LABELS },
    { name: 'websiteUrl', label: 'Website' },
    { name: 'socialMedia', label: 'Social media' },
    { name: 'advertisingGoals', label: 'Advertising goals' },
    { name: 'budgetRange', label: 'Budget range', choices: BUDGET_LABELS },
    { name: 'campaignTimeline', label: 'Campaign timeline', choices: TIMELINE_LABELS },
    { name: 'previousAdvertising', label: 'Previous advertising', choices: PREVIOUS_ADVERTISING_LABELS },
  ],
  contact: [
    { name: 'name', label: 'Name' },
    { name: 'email', label: 'Email' },
    { name: 'phone', label: 'Phone' },
    { name: 'subject', label: 'Subject' },
    { name: 'message', label: 'Message' },
  ],
};

function wordsOf({ name, choices }: Field, held: Record<string, unknown>): string {
  if (name === 'time' && held.isAllDay === true) return 'All day';
  const value = held[name];
  if (typeof value !== 'string') return '';
  if (name === 'date' && isCalendarDay(value)) return formatLongDay(value);
  if (name === 'district' && value !== '') return `${value} District`;
  return choices ? (choices[value] ?? '') : value;
}

/** What we hold of somebody's answers, in words; what was left empty or deleted is left out. */
export function heldAnswers(
  kind: ItemKind,
  held: Record<string, unknown>,
): { label: string; value: string }[] {
  return FIELDS[kind]
    .map((field) => ({ label: field.label, value: wordsOf(field, held) }))
    .filter(({ value }) => value !== '');
}

/** What an item is about, in its own words: a title, a business, a subject. */
export function heldTitle(kind: ItemKind, held: Record<string, unknown>): string {
  const title = { event: held.title, advertiser: held.businessName, contact: held.subject }[kind];
  return typeof title === 'string' ? title : '';
}

export type HeldPicture = { url: string; alt: string };

const textAt = (list: unknown, place: number) => {
  const text: unknown = Array.isArray(list) ? list[place] : undefined;
  return typeof text === 'string' ? text : '';
};

/** The pictures we hold of an event, the cover first. */
export function heldPictures(held: Record<string, unknown>): HeldPicture[] {
  const more = Array.isArray(held.additionalImageUrls) ? held.additionalImageUrls : [];
  const all = [
    { url: held.coverImageUrl, alt: textAt([held.coverImageAlt], 0) },
    ...more.map((url: unknown, place) => ({ url, alt: textAt(held.additionalImageAlts, place) })),
  ];
  return all.filter(
    (picture): picture is HeldPicture => typeof picture.url === 'string' && picture.url !== '',
  );
}
